import { browserDriver } from '../drivers/browser/browser-driver.ts'
import { openInPage } from '../drivers/browser/session.ts'
import { needySteps } from '../support/needy-steps.ts'
import { expect, test } from '../support/test.ts'

test('a step without what it needs is refused at once, with the verbs that come before', async ({ page, baseURL, layout, language }) => {
  const driver = browserDriver(layout, layout === 'mobile', openInPage(page, baseURL ?? '', { layout, language }))
  const steps = needySteps((declared) => driver.acts(declared))
  expect(steps.length).toBeGreaterThan(50)
  await driver.begin({ member: 'sari' })
  await page.goto('/')
  for (const { name, step, why } of steps) await expect(driver.perform(step), name).rejects.toThrow(why)
  await driver.end()
})
