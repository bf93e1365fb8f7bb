import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import { BrowserDriver } from '../drivers/browser/browser-driver.ts'
import { openAt } from '../drivers/browser/session.ts'
import { replay } from '../drivers/replay.ts'
import { expect, test } from './test.ts'

/** A whole purchase, pictures and all; and a picture of the shopper's own, which is looked at before it is cut. */
export function needsPictures({ steps }: Scenario): boolean {
  return steps.some(({ verb }) => verb === 'changesPicture' || verb === 'confirmsReceipt')
}

/** The longest stories, which `purchase.spec` tells too. */
export const isFirstPurchase = (name: string): boolean => name.startsWith('first-purchase/')

/** A test that replays a scenario at a browser; nothing else may go wrong beside it. */
export function testScenario(name: string, scenario: Scenario): void {
  test(name, async ({ page, watch, baseURL, layout, language }) => {
    test.slow(scenario.steps.length > 10)
    if (scenario.covers.includes('SESSION_EXPIRED')) watch.expect(/401/)
    const driver = new BrowserDriver(layout, layout === 'mobile', openAt(page, baseURL ?? '', { layout, language }))
    const { steps } = await replay(scenario, driver)
    expect(steps.filter(({ verdict }) => verdict === 'failed')).toEqual([])
  })
}
