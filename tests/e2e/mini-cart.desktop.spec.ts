import { checkPage } from '../support/check-page.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

test('a guest sees below the cart icon what is in it, by mouse and by keyboard, and a click opens the cart', async ({ person }) => {
  const { page, t } = person
  await page.goto('/')
  const header = page.getByRole('banner')
  const cart = header.locator('a[href="/cart"]').first()
  const empty = header.getByText(t('cart:empty.title'))
  await cart.hover()
  await expect(empty).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(empty).toBeHidden()

  await prepare.finds(person)
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  await page.getByRole('button', { name: t('product:buy.add') }).click()
  await expect(header.getByRole('link', { name: t('common:header.cartCount_other', { count: 1 }) })).toBeVisible()
  const open = header.getByRole('link', { name: t('cart:mini.open_other', { count: 1 }) })
  // By keyboard, backwards from what follows it.
  await header.getByRole('button', { name: t('common:header.login') }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(open).toBeVisible()
  await checkPage(page)
  await page.keyboard.press('Escape')
  await expect(open).toBeHidden()
  await expect(cart).toBeFocused()

  await cart.hover()
  await expect(open).toBeVisible()
  await cart.click()
  await page.waitForURL('**/cart')
  await expect(open).toBeHidden()
})
