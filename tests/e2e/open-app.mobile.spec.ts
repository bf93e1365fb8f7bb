import { checkPage } from '../support/check-page.ts'
import { expect, test } from '../support/test.ts'
import { trafficOf } from '../support/traffic.ts'

test.use({ knownDevice: false })

test('a phone’s browser offers the app for the open page after the first scroll, until dismissed', async ({ person, advance }) => {
  const { page, t } = person
  const traffic = trafficOf(page)
  await page.goto('/commodityList?keyword=kopi&from=elsewhere')
  // A call that is on its way when the clock moves times out, and a failed list has nothing to scroll.
  await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
  const prompt = page.getByRole('region', { name: t('openApp:title') })
  // Every timer of the first minute has fired, and all code that it loads is there.
  await advance('PT1M')
  await traffic.settled()
  await expect(prompt).toBeHidden()
  await page.evaluate(() => scrollBy(0, 40))
  const open = prompt.getByRole('link', { name: t('openApp:openLabel') })
  await expect(open).toHaveAttribute('href', /^intent:\/\/shop\/commodityList\?keyword=kopi#Intent;scheme=nusaria;/)
  await checkPage(page)
  await prompt.getByRole('button', { name: t('openApp:close') }).click()
  await expect(prompt).toBeHidden()
})
