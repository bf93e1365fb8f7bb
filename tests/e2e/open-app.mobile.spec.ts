import { checkPage } from '../support/check-page.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

test.use({ knownDevice: false })

test('a phone’s browser offers the app for the open product, until dismissed', async ({ person }) => {
  const { page, t } = person
  await prepare.finds(person)
  await page.goto(`/commodDetail?product_no=${person.product_no}&from=elsewhere`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const prompt = page.getByRole('region', { name: t('openApp:title') })
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
