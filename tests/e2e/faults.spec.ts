import { orderActions, placeButton } from '../drivers/browser/orders.ts'
import { checkPage } from '../support/check-page.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

test.describe('a member during a purchase', () => {
  test.use({ member: 'sari' })

  test('sees on the confirm page that the stock is gone', async ({ person, world }) => {
    const { page, t } = person
    await prepare.confirm(person, 2)
    const before = (await world.state('orders')).length
    await world.event('sku', person.sku_no, 'restock', { stock: 1 })
    await placeButton(person).click()
    const fewer = page.getByRole('alert').getByRole('link', { name: t('checkout:confirm.way.fewer', { count: 1 }) })
    await expect(fewer).toBeVisible()
    await checkPage(page)
    expect((await world.state('orders')).length).toBe(before)
    await fewer.click()
    await page.waitForURL(/quantity=1\b/)
    await expect(fewer).toBeHidden()
    await orderActions.placesOrder(person)
    expect((await world.state('orders')).length).toBe(before + 1)
  })
})
