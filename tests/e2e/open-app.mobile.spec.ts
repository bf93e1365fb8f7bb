import { checkPage } from '../support/check-page.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

test.use({ knownDevice: false })

/** ms after which a page may offer the app */
const SETTLED = 3_000

test('a phone’s browser is offered the app, at the product that is open, until it says no', async ({ person }) => {
  const { page, t } = person
  await ready.finds(person)
  await page.clock.install()
  await page.goto(`/commodDetail?product_no=${person.product_no}&from=elsewhere`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const prompt = page.getByRole('region', { name: t('openApp:title') })
  await expect(prompt).toBeHidden()
  await page.clock.fastForward(SETTLED)
  const open = prompt.getByRole('link', { name: t('openApp:openLabel') })
  await expect(open).toHaveAttribute(
    'href',
    new RegExp(`^intent://shop/commodDetail\\?product_no=${person.product_no}#Intent;scheme=nusaria;`),
  )
  await checkPage(page)
  await prompt.getByRole('button', { name: t('openApp:close') }).click()
  await expect(prompt).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(SETTLED)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(prompt).toBeHidden()
})
