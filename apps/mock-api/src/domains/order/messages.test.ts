import { HOUR } from '@nusaria/catalogue/lib/time'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { messageContract } from '@nusaria/contracts/message'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import { expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const sku_no =
  buildCatalogue({ seed: 1 }).hot.find(({ price, flag_sold_out }) => price < 100_000 && flag_sold_out === 0)?.default_sku_no ?? ''

async function buys(): Promise<{ shop: TestShop; rina: Shopper; order_no: string }> {
  const shop = await createTestShop()
  const rina = await shop.member('rina', 'en')
  await shop.addAddress(rina)
  const { order_no } = await confirmAndPlace(rina, { type: 'buy_now', sku_no, quantity: 1 })
  return { shop, rina, order_no }
}

async function titles(member: Shopper): Promise<string[]> {
  const { list } = await member.call(messageContract.page, { page_num: 1, page_size: 50, kind: 'order' })
  return list.map(({ title }) => title).reverse()
}

it('an order notifies its member about each event, with a link to it', async () => {
  const { shop, rina, order_no } = await buys()
  expect(await titles(rina)).toEqual([])
  for (const event of ['pay', 'ship', 'deliver', 'confirm']) await shop.fireEvent('order', order_no, event)
  expect(await titles(rina)).toEqual(['Payment received', 'Order shipped', 'Order delivered', 'Order completed'])
  const { list } = await rina.call(messageContract.page, { page_num: 1, page_size: 1 })
  expect(list).toMatchObject([{ kind: 'order', is_read: false, link: { target: 'order', ref: order_no } }])
  expect(list[0]?.content).toContain(order_no)
})

it.each([
  ['cancel', 'Order cancelled'],
  ['close', 'Order closed by the shop'],
  ['accept_cod', 'Order confirmed'],
])('%s', async (event, title) => {
  const { shop, rina, order_no } = await buys()
  await shop.fireEvent('order', order_no, event)
  expect(await titles(rina)).toEqual([title])
})

it('an order that was not paid in time sends a message', async () => {
  const { shop, rina } = await buys()
  shop.advance(2 * HOUR)
  expect(await titles(rina)).toEqual(['Payment time is over'])
})

it('a payment confirmation lists the amounts, with the labels and in the order of the order page', async () => {
  const shop = await createTestShop({ catalogue: createFakeCatalogue() })
  const rina = await shop.member('rina', 'en')
  await shop.addAddress(rina)
  await rina.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
  const { order_no } = await confirmAndPlace(rina, { type: 'buy_now', sku_no: 'KERIPIK-1', quantity: 3 })
  await shop.fireEvent('order', order_no, 'pay')
  const { list } = await rina.call(messageContract.page, { page_num: 1, page_size: 1 })
  const { amounts } = await rina.call(orderContract.detail, { order_no })
  const sum = (amount: number) => `Rp${new Intl.NumberFormat('id-ID').format(amount)}`
  expect(list[0]?.content.split('\n').slice(1)).toEqual([
    `Product amount (3 items) · ${sum(amounts.product_amount)}`,
    `Discount: Small saver · -${sum(amounts.voucher_discount)}`,
    `Subtotal · ${sum(amounts.product_amount - amounts.voucher_discount)}`,
    `Shipping fee · ${sum(amounts.shipping_fee)}`,
    `First order ships free · -${sum(amounts.first_order_shipping_discount)}`,
    `Order total · ${sum(amounts.total)}`,
  ])
})

it.each([
  ['cancel', 'Order {no} was cancelled.'],
  ['expire', 'Order {no} was not paid in time and is closed. You can order the same goods again.'],
  ['close', 'We are sorry: we had to close order {no}. What you have paid is returned to you.'],
])('the message about an order that ends by %s names the vouchers and coins that are back, as its page does', async (event, text) => {
  const shop = await createTestShop({ catalogue: createFakeCatalogue() })
  const rina = await shop.member('rina', 'en')
  await shop.addAddress(rina)
  await rina.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
  await shop.setCoins(rina, 1_500)
  const source = { type: 'buy_now', sku_no: 'KERIPIK-1', quantity: 3 } as const
  const { order_no } = await confirmAndPlace(rina, source, { use_coins: true })
  const { coins_used } = (await rina.call(orderContract.detail, { order_no })).amounts
  await shop.fireEvent('order', order_no, event)
  const { list } = await rina.call(messageContract.page, { page_num: 1, page_size: 1 })
  expect(coins_used).toBeGreaterThan(1)
  const coins = new Intl.NumberFormat('en').format(coins_used)
  expect(list[0]?.content).toBe(`${text.replace('{no}', order_no)}\nBack in your account: “Small saver” voucher, ${coins} coins.`)
  expect(await rina.call(orderContract.detail, { order_no })).toMatchObject({
    vouchers_returned: [{ coupon_name: 'Small saver' }],
    coins_returned: coins_used,
  })
})

it('names nothing where an order used no voucher and no coins', async () => {
  const { shop, rina, order_no } = await buys()
  await shop.fireEvent('order', order_no, 'cancel')
  const { list } = await rina.call(messageContract.page, { page_num: 1, page_size: 1 })
  expect(list[0]?.content).toBe(`Order ${order_no} was cancelled.`)
  expect(await rina.call(orderContract.detail, { order_no })).toMatchObject({ vouchers_returned: [], coins_returned: 0 })
})
