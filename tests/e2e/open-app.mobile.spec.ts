import { checkPage } from '../support/check-page.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'
import { trafficOf } from '../support/traffic.ts'

test.use({ knownDevice: false })

test('a phone’s browser offers the app for the open product after the first scroll, until dismissed', async ({ person, advance }) => {
  const { page, t } = person
  const traffic = trafficOf(page)
  await prepare.finds(person)
  await page.goto(`/commodDetail?product_no=${person.product_no}&from=elsewhere`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const prompt = page.getByRole('region', { name: t('openApp:title') })
  // Every timer of the first minute has fired, and all code that it loads is there.
  await advance('PT1M')
  await traffic.settled()
  await expect(prompt).toBeHidden()
  await page.evaluate(() => scrollBy(0, 40))
  const open = prompt.getByRole('link', { name: t('openApp:openLabel') })
  await expect(open).toHaveAttribute(
    'href',
    new RegExp(`^intent://shop/commodDetail\\?product_no=${person.product_no}#Intent;scheme=nusaria;`),
  )
  await checkPage(page)
  await prompt.getByRole('button', { name: t('openApp:close') }).click()
  await expect(prompt).toBeHidden()
})
