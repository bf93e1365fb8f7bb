import { readFileSync } from 'node:fs'
import { browserRunner } from '@nusaria/scenario-runner/player/browser-runner'
import { FALSE_STORIES } from '@nusaria/scenario-runner/player/false-claims'
import { runInfoOf, runStory } from '@nusaria/scenario-runner/player/run-story'
import { unnoticedSteps } from '@nusaria/scenario-runner/player/unnoticed-steps'
import { writeReport } from '@nusaria/scenario-runner/report/write-report'
import { BROWSER_WITH_IMAGES } from '@nusaria/scenario-runner/support/pictures'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { replayInBrowser } from '@nusaria/scenario-runner/support/test-scenario'
import { merchant, scenario, shopper } from '@nusaria/scenarios/dsl/index'

// Reports have pictures, and one story is about them.
test.use({ painted: true, launchOptions: BROWSER_WITH_IMAGES })

test.describe('a failed step', { tag: '@failing' }, () => {
  // One worker, one browser.
  test.describe.configure({ mode: 'default' })

  test('a failed step says what was to be seen and what the page shows; the report has its page, its calls and its trace', async ({
    driver,
    page,
    layout,
    language,
    t,
  }, info) => {
    test.slow()
    const story = scenario('The cart is looked for at coupons', {
      given: (given) => given.loggedIn('sari'),
      steps: [shopper.opens('coupons'), shopper.sees('cart:empty.title'), shopper.reloads()],
    })
    const folder = info.outputPath('report')
    const runInfo = runInfoOf('coupons/no-cart', story, { driver: 'browser', layout, language, repeat: 1 })
    const outcome = await runStory(runInfo, story, browserRunner(driver, { name: runInfo.name, layout, trace: true }), {
      folder,
      onEvent: () => undefined,
    })

    const [opened, seen, reloaded] = outcome.steps
    expect([opened?.verdict, seen?.verdict, reloaded?.verdict]).toEqual(['passed', 'failed', 'not reached'])
    expect(seen?.why).toMatch(`The text “${t('cart:empty.title')}” was to be seen on /coupons, but it isn't there. The page shows “`)
    expect(outcome.steps.flatMap(({ calls = [] }) => calls.map(({ name }) => name))).toContain('promotion.offers')
    // A trace is a zip file, a picture a JPEG.
    for (const step of [opened, seen]) {
      expect(readFileSync(`${folder}/${step?.trace}`).subarray(0, 2).toString()).toBe('PK')
      expect(readFileSync(`${folder}/${step?.picture}`).subarray(0, 2).toString('hex')).toBe('ffd8')
    }

    await page.goto(`file://${writeReport(folder, [outcome], { ms: outcome.ms, args: [] })}`)
    const failed = page.getByRole('listitem').filter({ hasText: 'cart:empty.title' })
    await expect(failed.getByRole('link', { name: 'Trace' })).toHaveAttribute('href', `${seen?.trace}`)
    const picture = failed.getByRole('img', { name: 'The screen after step 2' })
    await expect(picture).toBeVisible()
    // The whole page, in its own size, is higher than the phone.
    const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.clientHeight > 812])
    await expect.poll(size).toEqual([375, true])
    await expect(page.getByRole('listitem').filter({ hasText: 'promotion.offers' }).first()).toBeAttached()
  })

  test('a failed story of a test run names its step first, then the cause without locators, and the last calls with their codes', async ({
    driver,
  }) => {
    const story = scenario('An order is placed at a price that changed', {
      given: (given) => given.loggedIn('sari'),
      steps: [shopper.looksAt({ like: 'kopi mandailing' }), shopper.buysNow(1), merchant.reprices(150_000), shopper.placesOrder()],
    })
    const error = await replayInBrowser(story, driver).catch((thrown: Error) => thrown)
    const [step, ...lines] = String(error).split('\n')
    expect(step).toMatch(/^Error: Shopper places/)
    expect(lines.find((line) => line.startsWith('The last calls: '))).toContain('order.place answered PRICE_CHANGED')
    expect(lines.join()).not.toMatch(/getBy|locator/i)
  })
})

for (const [name, story] of Object.entries(FALSE_STORIES))
  test(`a story about ${name} fails at each step that claims what is not so`, { tag: '@failing' }, async ({ driver, watch }) => {
    test.slow()
    watch.allow(/ERR_|Failed to load resource/)
    expect(await unnoticedSteps(story, driver)).toEqual([])
  })
