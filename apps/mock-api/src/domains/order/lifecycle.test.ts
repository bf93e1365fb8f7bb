import { DAY, formatInstant, HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { paymentContract } from '@nusaria/contracts/payment'
import { restockAlertContract } from '@nusaria/contracts/restock-alert'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyForAfterSale, createOrder, linesOf } from '../../testing/after-sale.ts'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { createFakeShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

type Placed = Awaited<ReturnType<typeof createOrder>>
const fires = ({ order_no }: Pick<Placed, 'order_no'>, ...events: readonly string[]) => shop.fireEvents('order', order_no, ...events)
const handles = (after_sale_no: string, ...events: readonly string[]) => shop.fireEvents('after_sale', after_sale_no, ...events)
const detail = ({ order_no }: Pick<Placed, 'order_no'>) => ani.order(order_no)
const timersOf = ({ order_no }: Placed) => shop.world.timers.all().filter(({ ref }) => ref === order_no)

describe('the payment time of an order', () => {
  it.each([
    ['ends after an hour', 'expired'],
    ['ends with its cancellation', 'cancelled'],
  ])('%s, and its open attempt with it', async (_, status) => {
    const order = await createOrder(ani, { steps: [] })
    const { order_no, total } = order
    expect(timersOf(order)).toMatchObject([{ kind: 'order_expire', at: TEST_START + HOUR }])
    await ani.call(paymentContract.pay, { order_no, method: 'qris', amount: total })
    if (status === 'expired') shop.advance(HOUR)
    else await fires(order, 'cancel')
    expect(await ani.call(paymentContract.cashier, { order_no })).toMatchObject({ last_payment: { status } })
  })

  it.each(['pay', 'accept_cod', 'cancel', 'close'])('no longer runs after %s', async (event) => {
    const order = await createOrder(ani, { steps: [event] })
    expect(timersOf(order)).toEqual([])
    expect(await detail(order)).toMatchObject({ pay_by: null })
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
  it.each([
    ['keep the moment they arrived', ['pay', 'ship', 'deliver'], [TEST_START, TEST_START]],
    ['have arrived, and their cash is paid,', ['accept_cod', 'ship'], [TEST_START + DAY, TEST_START + DAY]],
  ] as const)('%s when the shopper confirms later', async (_, steps, [arrived, paid]) => {
    const order = await createOrder(ani, { steps })
    shop.advance(DAY)
    await fires(order, 'confirm')
    const row = await shop.withWorld(({ db }) => db.orders.get(order.order_no))
    expect(row?.parcels).toMatchObject([{ delivered_at: arrived }])
    expect(await detail(order)).toMatchObject({ payment_date: formatInstant(paid) })
  })

  it('arrive too late only for the request that called them back', async () => {
    const requests: string[] = []
    for (const quantity of [2, 1]) {
      const order = await createOrder(ani, { quantity, steps: ['pay', 'ship'] })
      const { after_sale_no } = await applyForAfterSale(ani, order)
      await handles(after_sale_no, 'intercept')
      if (quantity === 2) await fires(order, 'deliver')
      requests.push(after_sale_no)
    }
    const details = await Promise.all(requests.map((after_sale_no) => ani.call(afterSaleContract.detail, { after_sale_no })))
    expect(details.map(({ status }) => status)).toEqual([AFTER_SALE_STATUS.awaitingReturn, AFTER_SALE_STATUS.interceptionRequested])
  })
})

it('an order whose refund failed has nothing to ship while all of it is owed', async () => {
  const order = await createOrder(ani, { steps: ['pay'] })
  await handles((await applyForAfterSale(ani, order)).after_sale_no, 'agree', 'fail')
  await expect(fires(order, 'ship')).rejects.toThrow('all of it is refunded')
})

it('an order whose refund failed earns no coins for the money that is owed', async () => {
  const order = await createOrder(ani, { steps: ['pay'] })
  const { after_sale_no, refund_amount } = await applyForAfterSale(ani, order, { lines: linesOf(order) })
  await handles(after_sale_no, 'agree', 'fail')
  await fires(order, 'ship', 'confirm')
  expect((await detail(order)).amounts.coins_earned).toBe(Math.floor((order.total - refund_amount) / 1_000))
})

describe('closing an order', () => {
  it('returns the coins that no request returned, with their value, and the pieces that none put back', async () => {
    await shop.setCoins(ani, 1_000)
    await createOrder(ani, { quantity: 1, steps: ['pay'] })
    const { order_no } = await confirmAndPlace(ani, buyNow('KOPI-1', 4), { use_coins: true })
    await fires({ order_no }, 'pay')
    const order = await detail({ order_no })
    const { after_sale_no, refund } = await applyForAfterSale(ani, order, { lines: linesOf(order) })
    await handles(after_sale_no, 'agree', 'refund')
    expect(await shop.stockDelta('KOPI-1')).toBe(-4)
    await fires(order, 'close')
    expect(await shop.stockDelta('KOPI-1')).toBe(-1)
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
    await handles(after_sale_no, 'intercept', 'agree', 'refund')
    const { shipping_fee } = order.amounts
    expect(shipping_fee).toBeGreaterThan(0)
    expect(await detail(order)).toMatchObject({ close_reason: 'refunded', refunded_amount: order.total - shipping_fee })
  })

  it.each(['cancel', 'expire'])('by %s tells those who wait for its goods', async (event) => {
    const order = await createOrder(ani, { sku_no: 'KERIPIK-2', quantity: 3, steps: [] })
    const bayu = await shop.member('bayu')
    await bayu.call(restockAlertContract.subscribe, { sku_no: 'KERIPIK-2' })
    await fires(order, event)
    expect(await bayu.call(restockAlertContract.status, { sku_no: 'KERIPIK-2' })).toMatchObject({ status: 'unsubscribed' })
  })
})

it('completing an order earns coins for what stays paid, and the ledger names the order and the sum', async () => {
  const { order_no, amounts, total } = await createOrder(ani)
  expect(await shop.withWorld(({ db }) => db.points_records.all({ order_no }))).toMatchObject([
    { reason: 'order_completed', points: amounts.coins_earned, amount: total },
  ])
})
