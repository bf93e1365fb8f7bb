import { merchant } from '@nusaria/scenarios/dsl/index'
import { browserDriver } from '../drivers/browser/browser-driver.ts'
import { openInPage } from '../drivers/browser/session.ts'
import { expect, test } from '../support/test.ts'
import { QUIET } from '../support/traffic.ts'

/** ms: longer than the driver's look at a page without a pending call */
const LATE = 5 * QUIET

test('in a story the shop acts once the page has its late reply', async ({ page, baseURL, layout, language }) => {
  const driver = browserDriver(layout, true, openInPage(page, baseURL ?? '', { layout, language }))
  await driver.begin({ member: 'sari' })
  let replied = false
  await page.route('**/order/trade/list', async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, LATE))
    replied = true
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest('**/order/trade/list')
  await page.goto('/order')
  await asked
  expect(replied).toBe(false)
  await driver.perform(merchant.handlesAccount('sign_out', 'sari').step)
  expect(replied).toBe(true)
  await driver.end()
})
