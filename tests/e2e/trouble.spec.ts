import { LIMITS } from '@nusaria/contracts/limits'
import { ordering } from '../drivers/browser/ordering.ts'
import { checkPage } from '../support/check-page.ts'
import { ready } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

/** ms: the time-out and what a busy machine adds to it */
const PATIENCE = LIMITS.apiTimeout + 4_000
const NOTE = 'Titip di pos satpam'

test.describe('a member in mid-purchase', () => {
  test.use({ member: 'sari' })

  test('waits 8 s for a shop that hangs, reads why, and places the order with a second press', async ({ person, world }) => {
    const { page, t } = person
    await ready.confirm(person)
    await page.getByRole('textbox', { name: t('checkout:confirm.note.label') }).fill(NOTE)
    await world.setFaults([{ call: 'order.place', wire: 'hang', times: 1 }])
    const before = (await world.state('orders')).length
    const begun = Date.now()
    await ordering.placeButton(person).click()
    const told = page.getByRole('alert').filter({ hasText: t('checkout:confirm.unsure') })
    await expect(told).toBeVisible({ timeout: PATIENCE })
    expect(Date.now() - begun).toBeGreaterThan(LIMITS.apiTimeout - 500)
    await expect(told).toContainText(t('common:failure.timeout'))
    await expect(page.getByRole('textbox', { name: t('checkout:confirm.note.label') })).toHaveValue(NOTE)
    await checkPage(page)
    await ordering.placesOrder(person)
    const orders = await world.state<{ order_no: string; customer_message: string }>('orders')
    expect(orders.length).toBe(before + 1)
    expect(orders.find(({ order_no }) => order_no === person.order_no)?.customer_message).toBe(NOTE)
  })

  test('finds no answer where a page should be, and retries', async ({ person, world }) => {
    const { page, t } = person
    await world.setFaults([{ call: 'order.list', wire: 'hang', times: 1 }])
    await page.goto('/order')
    await expect(page.getByText(t('common:failure.timeout'))).toBeVisible({ timeout: PATIENCE })
    await checkPage(page)
    await page.getByRole('button', { name: t('common:action.retry') }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })

  test('learns at the confirmation that the stock is gone', async ({ person, world }) => {
    const { page, t } = person
    await ready.confirm(person, 2)
    const before = (await world.state('orders')).length
    await world.event('sku', person.sku_no, 'restock', { stock: 1 })
    await ordering.placeButton(person).click()
    const fewer = page.getByRole('alert').getByRole('link', { name: t('checkout:confirm.way.fewer', { count: 1 }) })
    await expect(fewer).toBeVisible()
    await checkPage(page)
    expect((await world.state('orders')).length).toBe(before)
    await fewer.click()
    await page.waitForURL(/quantity=1\b/)
    await expect(fewer).toBeHidden()
    await ordering.placesOrder(person)
    expect((await world.state('orders')).length).toBe(before + 1)
  })

  test('learns at the confirmation that a price has changed, looks at the new total, and orders', async ({ person, world }) => {
    const { page, t } = person
    await ready.confirm(person)
    await world.event('sku', person.sku_no, 'reprice', { price: 123_456 })
    await ordering.placeButton(person).click()
    await expect(page.getByRole('alert').filter({ hasText: t('checkout:confirm.priceChanged.text') })).toBeVisible()
    await expect(ordering.placeButton(person)).toBeDisabled()
    await checkPage(page)
    await page.getByRole('button', { name: t('checkout:confirm.priceChanged.action') }).click()
    await expect(page.getByText(t('checkout:confirm.priceChanged.done'))).toBeVisible()
    await expect(page.getByText('Rp123.456').filter({ visible: true }).first()).toBeVisible()
    await ordering.placesOrder(person)
  })
})
