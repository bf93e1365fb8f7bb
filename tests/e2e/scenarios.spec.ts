import { scenarios } from '@nusaria/scenarios/index'
import { BrowserDriver } from '../drivers/browser/browser-driver.ts'
import { openIn } from '../drivers/browser/session.ts'
import { replay } from '../drivers/replay.ts'
import { expect, test } from '../support/test.ts'
import { watchContext } from '../support/watch.ts'

for (const [name, scenario] of Object.entries(scenarios)) {
  test(name, async ({ browser, baseURL, layout, language }) => {
    test.slow(scenario.steps.length > 10)
    const origin = baseURL ?? ''
    const found: string[] = []
    const open = openIn(browser, origin, { layout, language })
    const driver = new BrowserDriver(layout, layout === 'mobile', async (given) => {
      const opened = await open(given)
      const watch = await watchContext(opened.person.context, origin)
      if (scenario.covers.includes('SESSION_EXPIRED')) watch.expect(/401/)
      const close = async () => {
        found.push(...watch.found)
        await opened.close()
      }
      return { ...opened, close }
    })
    const { steps } = await replay(scenario, driver)
    expect(steps.filter(({ verdict }) => verdict === 'failed')).toEqual([])
    expect(found, 'errors beside the scenario').toEqual([])
  })
}
