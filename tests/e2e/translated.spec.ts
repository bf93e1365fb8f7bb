import { atCashier, placeButton } from '@nusaria/scenario-runner/drivers/browser/orders'
import { addVariant } from '@nusaria/scenario-runner/drivers/browser/product'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { isTranslated, translatePages, translationFaults } from '@nusaria/scenario-runner/support/translated-page'
import { formatRupiah } from '@nusaria/storefront/platform/format/rupiah'

// Stories under the condition `translated` (`scenarios.spec.ts`) prove the rest.

test.beforeEach(({ context }) => translatePages(context))

test.afterEach(async ({ page }) => {
  await isTranslated(page)
  expect(await translationFaults(page)).toEqual([])
})

test.describe('a member whose browser translates the page', () => {
  test.use({ member: 'sari' })

  test('adds goods, leaves some out, and reads the right count and sum', async ({ person }) => {
    const { page, t, client, main } = person
    const { sku: crisps } = await findProduct(client, { like: 'keripik pisang' })
    await client.call('cart.add', { sku_no: crisps.sku_no, quantity: 3 })
    await prepare.finds(person)
    await page.goto(`/commodDetail?product_no=${person.product_no}`)
    await isTranslated(page)
    await addVariant(person, 2)
    await goTo(page, '/cart')
    const checkout = (count: number) => main.getByRole('button', { name: t('cart:checkout', { count }), exact: true })
    const sum = async () => formatRupiah((await client.call('cart.detail')).product_amount)
    const all = await sum()
    await expect(checkout(5)).toBeVisible()
    await expect(main).toContainText(all)
    await main.locator(`li[data-sku="${crisps.sku_no}"]`).getByRole('checkbox').locator('xpath=ancestor::label[1]').click()
    await expect(checkout(2)).toBeVisible()
    await expect(checkout(5)).toHaveCount(0)
    await expect(main).toContainText(await sum())
    await expect(main).not.toContainText(all)
  })

  test('places an order, whose time to pay runs on at the cashier and in the list', async ({ person }) => {
    const { page, t, main } = person
    await prepare.confirm(person)
    await isTranslated(page)
    await placeButton(person).click()
    await atCashier(person)
    const timer = main.getByRole('timer').first()
    const runsOn = async () => {
      const before = await timer.innerText()
      expect(before).toMatch(/\d\d\s*:\s*\d\d\s*:\s*\d\d$/)
      await expect.poll(() => timer.innerText()).not.toBe(before)
    }
    await runsOn()
    await goTo(page, '/order')
    await expect(timer).toContainText(t('order:payWithin'))
    await runsOn()
  })
})
