import { languageOf, notOn } from '@nusaria/scenarios/coverage/tellings'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import { BrowserDriver } from '../drivers/browser/browser-driver.ts'
import { heldToScreens } from '../drivers/browser/on-screen.ts'
import { openAt } from '../drivers/browser/session.ts'
import { replay } from '../drivers/replay.ts'
import { expect, test } from './test.ts'

/** A whole purchase, pictures and all; and a picture of the shopper's own, which is looked at before it is cut. */
export function needsPictures({ steps }: Scenario): boolean {
  return steps.some(({ verb }) => verb === 'changesPicture' || verb === 'confirmsReceipt')
}

/** Stories of one language follow each other: another one takes another context. */
export function byLanguage(stories: Readonly<Record<string, Scenario>>): [string, Scenario][] {
  const order = (name: string) => `${languageOf(name, 'mobile')} ${languageOf(name, 'desktop')}`
  return Object.entries(stories).sort(([one], [other]) => order(one).localeCompare(order(other)))
}

/** A test that replays a scenario at a browser, in the language that the plan has for it there; nothing else may go wrong beside it. */
export function testScenario(name: string, scenario: Scenario): void {
  test.describe(() => {
    test.use({ language: async ({ isMobile }, use) => use(languageOf(name, isMobile ? 'mobile' : 'desktop')) })
    test.skip(({ isMobile }) => notOn(scenario, isMobile ? 'mobile' : 'desktop') !== null, 'the story has no meaning on this layout')
    test(name, async ({ page, watch, baseURL, layout, language }) => {
      test.slow(scenario.steps.length > 10)
      if (scenario.covers.includes('SESSION_EXPIRED')) watch.expect(/401/)
      const driver = new BrowserDriver(layout, layout === 'mobile', openAt(page, baseURL ?? '', { layout, language }))
      const { steps } = await replay(scenario, driver, undefined, { after: heldToScreens(driver, scenario, layout) })
      expect(steps.filter(({ verdict }) => verdict === 'failed')).toEqual([])
    })
  })
}
