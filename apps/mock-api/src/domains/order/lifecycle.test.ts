import { DAY, formatInstant, HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { messageContract } from '@nusaria/contracts/message'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { restockAlertContract } from '@nusaria/contracts/restock-alert'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyForAfterSale, createOrder } from '../../testing/after-sale.ts'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { confirmAndPlace } from '../../testing/place-order.ts'
import { createTestShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani', 'en')
  await shop.addAddress(ani)
})

type Placed = Awaited<ReturnType<typeof createOrder>>
const fires = async ({ order_no }: Pick<Placed, 'order_no'>, ...events: readonly string[]) => {
  for (const event of events) await shop.fireEvent('order', order_no, event)
}
const detail = ({ order_no }: Pick<Placed, 'order_no'>) => ani.call(orderContract.detail, { order_no })
const rowOf = ({ order_no }: Pick<Placed, 'order_no'>) => shop.withWorld(({ db }) => db.orders.get(order_no))
const timersOf = ({ order_no }: Pick<Placed, 'order_no'>) => shop.world.timers.all().filter(({ ref }) => ref === order_no)
const sold = (sku_no = 'KOPI-1') => shop.withWorld(({ db }) => db.sku_states.get(sku_no)?.stock_delta)

describe('the payment time of an order', () => {
  it('ends after an hour, with its open attempt', async () => {
    const order = await createOrder(ani, { steps: [] })
    expect(timersOf(order)).toMatchObject([{ kind: 'order_expire', at: TEST_START + HOUR }])
    await ani.call(paymentContract.pay, { order_no: order.order_no, method: 'qris', amount: order.total })
    shop.advance(HOUR)
    expect(await detail(order)).toMatchObject({ status: 'closed', close_reason: 'payment_time_over', pay_by: null })
    expect(await ani.call(paymentContract.cashier, { order_no: order.order_no })).toMatchObject({ last_payment: { status: 'expired' } })
  })

  it.each(['pay', 'accept_cod', 'cancel', 'close'])('no longer runs after %s', async (event) => {
    const order = await createOrder(ani, { steps: [event] })
    expect(timersOf(order)).toEqual([])
    expect(await detail(order)).toMatchObject({ pay_by: null })
  })

  it('ends an attempt with the order when it is cancelled', async () => {
    const order = await createOrder(ani, { steps: [] })
    await ani.call(paymentContract.pay, { order_no: order.order_no, method: 'qris', amount: order.total })
    await fires(order, 'cancel')
    expect(await ani.call(paymentContract.cashier, { order_no: order.order_no })).toMatchObject({ last_payment: { status: 'cancelled' } })
  })
})

it.each([
  ['pay', ['pay', 'ship', 'deliver', 'confirm'], ['placed', 'paid', 'shipped', 'delivered', 'completed'], null],
  ['cash', ['accept_cod', 'ship', 'deliver', 'confirm'], ['placed', 'shipped', 'delivered', 'completed'], null],
  ['a cancellation', ['cancel'], ['placed', 'cancelled'], 'cancelled_by_shopper'],
  ['the shop', ['pay', 'close'], ['placed', 'paid', 'closed'], 'closed_by_merchant'],
] as const)('the order lists its events, and why it closed: %s', async (_, steps, kinds, close_reason) => {
  const order = await createOrder(ani, { steps: [] })
  for (const step of steps) {
    shop.advance(MINUTE)
    await fires(order, step)
  }
  const { events, ...over } = await detail(order)
  expect(events.map(({ kind }) => kind)).toEqual(kinds)
  expect(events.at(-1)?.at).toBe(over.server_time)
  expect(over.close_reason).toBe(close_reason)
})

describe('the parcels of an order', () => {
  const arrivals = async (order: Placed) => (await rowOf(order))?.parcels.map(({ delivered_at }) => delivered_at)

  it('keep the moment they arrived when the shopper confirms later', async () => {
    const order = await createOrder(ani, { steps: ['pay', 'ship', 'deliver'] })
    expect(await arrivals(order)).toEqual([TEST_START])
    shop.advance(DAY)
    await fires(order, 'confirm')
    expect(await arrivals(order)).toEqual([TEST_START])
    expect(await detail(order)).toMatchObject({ payment_date: formatInstant(TEST_START) })
  })

  it('have arrived when the shopper confirms, and their cash is paid', async () => {
    const order = await createOrder(ani, { steps: ['accept_cod', 'ship'] })
    shop.advance(DAY)
    await fires(order, 'confirm')
    expect(await arrivals(order)).toEqual([TEST_START + DAY])
    expect(await detail(order)).toMatchObject({ payment_date: formatInstant(TEST_START + DAY) })
  })

  it('arrive too late only for the request that called them back', async () => {
    const order = await createOrder(ani, { quantity: 1, steps: [] })
    const { order_no } = await confirmAndPlace(ani, { type: 'buy_now', sku_no: 'BERAS-1', quantity: 2 })
    const two = { order_no }
    await fires(order, 'pay', 'ship')
    await fires(two, 'pay', 'ship')
    const called = (await applyForAfterSale(ani, await detail(two))).after_sale_no
    const waiting = (await applyForAfterSale(ani, await detail(order))).after_sale_no
    await shop.fireEvent('after_sale', called, 'intercept')
    await shop.fireEvent('after_sale', waiting, 'intercept')
    await fires(two, 'deliver')
    const statusOf = async (after_sale_no: string) => (await ani.call(afterSaleContract.detail, { after_sale_no })).status
    expect(await statusOf(called)).toBe(AFTER_SALE_STATUS.awaitingReturn)
    expect(await statusOf(waiting)).toBe(AFTER_SALE_STATUS.interceptionRequested)
  })
})

describe('an order whose refund failed', () => {
  it('has nothing to ship while all of it is owed', async () => {
    const order = await createOrder(ani, { steps: ['pay'] })
    const { after_sale_no } = await applyForAfterSale(ani, order)
    for (const event of ['agree', 'fail']) await shop.fireEvent('after_sale', after_sale_no, event)
    await expect(shop.fireEvent('order', order.order_no, 'ship')).rejects.toThrow('all of it is refunded')
  })

  it('earns no coins for the money that is owed', async () => {
    const order = await createOrder(ani, { steps: ['pay'] })
    const lines = [{ line_no: order.lines[0]?.line_no ?? '', quantity: 1 }]
    const { after_sale_no, refund_amount } = await applyForAfterSale(ani, order, { lines })
    for (const event of ['agree', 'fail']) await shop.fireEvent('after_sale', after_sale_no, event)
    await fires(order, 'ship', 'confirm')
    expect((await detail(order)).amounts.coins_earned).toBe(Math.floor((order.total - refund_amount) / 1_000))
  })
})

describe('closing an order', () => {
  it('returns the coins that no request returned, with their value, and the pieces that none put back', async () => {
    await shop.setCoins(ani, 1_000)
    await createOrder(ani, { quantity: 1, steps: ['pay'] })
    const { order_no } = await confirmAndPlace(ani, { type: 'buy_now', sku_no: 'KOPI-1', quantity: 4 }, { use_coins: true })
    await fires({ order_no }, 'pay')
    const order = await detail({ order_no })
    const lines = [{ line_no: order.lines[0]?.line_no ?? '', quantity: 1 }]
    const { after_sale_no, refund } = await applyForAfterSale(ani, order, { lines })
    for (const event of ['agree', 'refund']) await shop.fireEvent('after_sale', after_sale_no, event)
    expect(await sold()).toBe(-4)
    await fires(order, 'close')
    expect(await sold()).toBe(-1)
    expect(refund.coins_returned).toBeGreaterThan(0)
    const points = 1_000 - refund.coins_returned
    const [, ...ledger] = await shop.withWorld(({ db }) => db.points_records.all({ order_no }))
    expect(ledger).toMatchObject([
      { reason: 'refund_returned', points: refund.coins_returned },
      { reason: 'order_cancelled', points, amount: points * 10 },
    ])
    expect(await detail(order)).toMatchObject({ coins_returned: points, vouchers_returned: [] })
  })

  it('keeps the shipping fee of goods that the shopper called back without the shop’s fault', async () => {
    // A member's first order ships free, so this is the second.
    await createOrder(ani)
    const order = await createOrder(ani, { steps: ['pay', 'ship'] })
    const { after_sale_no } = await applyForAfterSale(ani, order, { reason: 'changed_mind' })
    for (const event of ['intercept', 'agree', 'refund']) await shop.fireEvent('after_sale', after_sale_no, event)
    expect(order.amounts.shipping_fee).toBeGreaterThan(0)
    expect(await detail(order)).toMatchObject({
      close_reason: 'refunded',
      refunded_amount: order.total - order.amounts.shipping_fee,
    })
  })

  it('tells those who wait for its goods', async () => {
    const order = await createOrder(ani, { sku_no: 'KERIPIK-2', quantity: 3, steps: [] })
    const bayu = await shop.member('bayu')
    await bayu.call(restockAlertContract.subscribe, { sku_no: 'KERIPIK-2' })
    await fires(order, 'cancel')
    expect(await bayu.call(restockAlertContract.status, { sku_no: 'KERIPIK-2' })).toMatchObject({ status: 'unsubscribed' })
  })
})

it('completing an order earns coins for what stays paid, and the ledger names the order and the sum', async () => {
  const order = await createOrder(ani)
  expect(await shop.withWorld(({ db }) => db.points_records.all({ order_no: order.order_no }))).toMatchObject([
    { reason: 'order_completed', points: order.amounts.coins_earned, amount: order.total },
  ])
})

it('a member reads about the last day only while the order still waits for them', async () => {
  const titles = async () =>
    (await ani.call(messageContract.page, { page_num: 1, page_size: 50, kind: 'order' })).list.map(({ title }) => title)
  await createOrder(ani, { steps: ['pay', 'ship', 'deliver'] })
  shop.advance(7 * DAY)
  expect((await titles()).slice(0, 2)).toEqual(['Order completed', 'Have you received everything?'])
})
