import { checkPage } from '../support/check-page.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

test('the search and the cart stay at the top of the window once the header is scrolled away', async ({ person }) => {
  const { page, t } = person
  await prepare.finds(person)
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  const header = page.getByRole('banner')
  const box = header.getByRole('combobox', { name: t('common:header.searchLabel') })
  const categories = header.getByRole('navigation', { name: t('common:header.categories') })
  await expect(categories).toBeVisible()
  await page.mouse.wheel(0, 1_500)
  await expect(categories).toBeHidden()
  await expect(box).toBeInViewport({ ratio: 1 })
  await expect(header.getByRole('link', { name: t('common:header.cart') })).toBeInViewport({ ratio: 1 })
  // The buttons to buy are at the other edge.
  await expect(page.getByRole('button', { name: t('product:buy.now') }).last()).toBeInViewport({ ratio: 1 })
  await checkPage(page)
  await box.fill('kopi')
  await box.press('Enter')
  await page.waitForURL('**/commodityList?keyword=kopi')
  await expect(categories).toBeVisible()
})
