import { placeButton } from '@nusaria/scenario-runner/drivers/browser/orders'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Locator, Page } from '@playwright/test'

test.use({ member: 'sari', viewport: { width: 1366, height: 650 } })

/** A point of the element that is in the window and not covered. */
const isInSight = (element: Element): boolean => {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && above !== null && (element.contains(above) || above.contains(element))
}

/** From the top of the page until the `last` part leaves it. */
async function staysInSight(page: Page, parts: readonly Locator[], last: Locator): Promise<void> {
  const end = await last.evaluate((element) => element.getBoundingClientRect().bottom + scrollY - innerHeight)
  const positions = [0, 150, 300, 500, 800, 1_200].filter((y) => y < end)
  for (const y of [...positions, Math.max(0, Math.ceil(end))]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), y)
    for (const part of parts) await expect.poll(() => part.evaluate(isInSight), `${part} at ${y}`).toBe(true)
  }
}

/** Eight products in the cart, each once. */
async function eightLines({ client }: Person): Promise<void> {
  const { list } = await client.call('product.list', { page_num: 1, page_size: 30, in_stock: true })
  let { lines } = await client.call('cart.detail')
  for (const { product_no } of list) {
    if (lines.length === 8) return
    const { sku_list } = await client.call('product.minSkuDetail', { id: product_no })
    const sku = sku_list.find(({ stock }) => stock >= 5)
    if (sku) ({ lines } = await client.call('cart.add', { sku_no: sku.sku_no, quantity: 1 }))
  }
}

/** The row of the total: its word is in the summary alone. */
const total = ({ page, t }: Person) => page.getByRole('main').getByText(t('order:amount.total'), { exact: true })

test('on a low laptop, total and button of cart, confirmation and cashier stay in sight', { tag: '@desktop' }, async ({ person }) => {
  const { page, t } = person
  const main = page.getByRole('main')
  await prepare.confirm(person)
  const lastPanel = main.getByRole('heading', { name: t('checkout:confirm.pay.title') })
  await staysInSight(page, [total(person), placeButton(person)], lastPanel)

  await eightLines(person)
  await goTo(page, '/cart')
  const checkout = main.getByRole('button', { name: t('cart:checkout', { count: 8 }) })
  await expect(checkout).toBeVisible()
  await staysInSight(page, [main.getByText(t('cart:summary.total'), { exact: true }), checkout], main.getByRole('listitem').nth(7))

  await goTo(page, '/orderConfirm')
  await expect(placeButton(person)).toBeEnabled()
  // Coins add a row to the sums.
  await main.getByRole('checkbox').last().click()
  await expect(main.getByRole('checkbox').last()).toBeChecked()
  await expect(placeButton(person)).toBeEnabled()
  await staysInSight(page, [total(person), placeButton(person)], lastPanel)

  await placeButton(person).click()
  await person.arrivesAt('checkout')
  const pay = main.getByRole('button', { name: t('checkout:cashier.choose') })
  await expect(pay).toBeVisible()
  await staysInSight(page, [main.getByText(t('checkout:cashier.total'), { exact: true }), pay], main.getByRole('radio').last())
})
