import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { allowFaultMessages, replayInBrowser } from '@nusaria/scenario-runner/support/test-scenario'
import { describeStep } from '@nusaria/scenarios/dsl/describe-step'
import { scenarios } from '@nusaria/scenarios/index'
import { listen, readAloud } from '../support/screen-reader.ts'

// What a screen reader says of a story, in `e2e/spoken`: a person has read and accepted each file. `--update-snapshots` writes them again.

const STORIES = ['first-purchase/cod', 'login/by-email', 'after-sale/before-shipping', 'voucher/claimed-at-checkout']
/** Those on a computer, too. */
const BOTH = ['first-purchase/cod']
/** The world's time: texts of days and of what is offered depend on it. */
const NOW = '2026-11-22T10:00:00+07:00'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    // What comes late on a slow machine is said later.
    test.describe.configure({ retries: 2 })
    test.use({ language })

    for (const name of STORIES)
      test(`${name}: each screen, message and focus is spoken in order`, { tag: BOTH.includes(name) ? [] : ['@mobile'] }, async ({
        driver,
        context,
        watch,
        layout,
      }) => {
        test.slow()
        const story = scenarios[name]
        if (!story) throw new Error(`no story ${name}`)
        allowFaultMessages(watch, name, story)
        const reading = readAloud(await listen(context))
        const given = { now: NOW, clockFrozen: true as const, ...story.given }
        await replayInBrowser({ ...story, given }, driver, {
          afterStep: async (index) => {
            const step = story.steps[index]
            if (step) await reading.after(driver.person, describeStep(step))
          },
        })
        expect(`${reading.lines.join('\n').trim()}\n`).toMatchSnapshot(`${name.replace('/', '-')}.${layout}.${language}.txt`)
      })
  })
