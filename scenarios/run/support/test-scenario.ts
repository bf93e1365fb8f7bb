import type { ConditionName } from '@nusaria/scenarios/conditions'
import { languageOf, notApplicableReason } from '@nusaria/scenarios/coverage/run-plan'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import type { Page } from '@playwright/test'
import type { BrowserDriver } from '../drivers/browser/browser-driver.ts'
import { replay } from '../drivers/replay.ts'
import { explainFailure } from '../player/explain-failure.ts'
import { checkStep } from './check-step.ts'
import { EFFECTS } from './conditions.ts'
import type { ErrorWatch } from './error-watch.ts'
import { layoutOf } from './layouts.ts'
import { attachScreenshot } from './page-visibility.ts'
import { expect, test as shopTest, testWithImages } from './test.ts'

/** The story uploads an avatar or checks late images. */
export function needsImages({ steps }: Scenario): boolean {
  return steps.some(({ verb, args = {} }) => verb === 'slowsAssets' || ('form' in args && args.form === 'picture'))
}

/** In these stories the browser logs failed requests. */
const FAULT_STORY = /^fault\//

/** Allows the browser errors that a story or its condition causes. */
export function allowFaultMessages(watch: ErrorWatch, name: string, { covers }: Scenario, under?: ConditionName): void {
  const errors = under && EFFECTS[under].errors
  if (errors) watch.allow(errors)
  if (covers.includes('SESSION_EXPIRED')) watch.allow(/401/)
  if (FAULT_STORY.test(name)) watch.allow(/ERR_|50\d|Failed to load resource/)
}

/** Groups stories by language, because another language needs another context. */
export function sortByLanguage(stories: Readonly<Record<string, Scenario>>): [string, Scenario][] {
  const order = (name: string) => `${languageOf(name, 'mobile')} ${languageOf(name, 'desktop')}`
  return Object.entries(stories).sort(([one], [other]) => order(one).localeCompare(order(other)))
}

/** Replays a story in a browser. Throws an error that begins with the failed step, followed by the cause in plain words and the last calls. */
export async function replayInBrowser(
  scenario: Scenario,
  driver: BrowserDriver,
  {
    afterStep,
    onFailure,
  }: { readonly afterStep?: (index: number) => Promise<void>; readonly onFailure?: (page: Page) => Promise<void> } = {},
): Promise<void> {
  let failure: string | undefined
  const { steps } = await replay(
    scenario,
    driver,
    async ({ verdict, said, why = '' }) => {
      if (verdict !== 'failed') return
      failure = `${said}\n${await explainFailure(driver.person, why)}`
      await onFailure?.(driver.person.page)
    },
    afterStep && { afterStep },
  )
  if (failure) throw new Error(failure)
  expect(steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
}

/** What `npm test` shows in a browser: every way to log in, a purchase, and the states that a shopper meets most. */
const SMOKE: readonly string[] = [
  'after-sale/before-shipping',
  'first-purchase/cod',
  'login/by-email',
  'login/by-password',
  'login/device-unsafe',
  'phone/landscape-and-back',
  'session/expired-in-purchase',
  'voucher/app-exclusive',
]

/** Defines a test that replays a scenario in a browser, in its planned language. */
export function testScenario(name: string, scenario: Scenario, under?: ConditionName): void {
  const test = needsImages(scenario) ? testWithImages : shopTest
  test.describe(() => {
    test.use({ painted: needsImages(scenario), under, language: async ({ viewport }, use) => use(languageOf(name, layoutOf(viewport))) })
    // biome-ignore lint/suspicious/noSkippedTests: a story of calls, or of turning a phone
    test.skip(({ viewport }) => notApplicableReason(scenario, layoutOf(viewport)) !== null, 'the story has no meaning on this layout')
    const title = under ? `${name} under ${under}` : name
    test(title, { tag: SMOKE.includes(name) && !under ? '@smoke' : [] }, async ({ driver, watch, layout }, info) => {
      test.slow(scenario.steps.length > 10 || under !== undefined)
      allowFaultMessages(watch, name, scenario, under)
      await replayInBrowser(scenario, driver, {
        afterStep: checkStep(driver, { name, layout, under }),
        onFailure: (failed) => attachScreenshot(failed, info),
      })
    })
  })
}
