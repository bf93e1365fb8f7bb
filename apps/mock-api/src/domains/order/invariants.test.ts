import { DAY } from '@nusaria/catalogue/lib/time'
import { AFTER_SALE_STATUS, type AfterSaleEvent, type OrderEvent } from '@nusaria/contracts/lifecycle'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectOrderInvariants } from '../../testing/order-invariants.ts'
import {
  ACCOUNTS,
  createOrderModel,
  EVENTS,
  type OrderModel,
  type OrderStep,
  orderStep,
  REQUEST_EVENTS,
  runOrderStep,
} from '../../testing/order-steps.ts'

async function holdsThroughout(steps: readonly OrderStep[]): Promise<OrderModel> {
  const trade = await createOrderModel()
  for (const [at, did] of steps.entries()) {
    await runOrderStep(trade, at, did)
    await expectOrderInvariants(trade)
  }
  return trade
}

const claims = (who: number): OrderStep => ({ kind: 'claim', who, coupon_no: 'HEMAT5' })
const buys = (who: number, sku: (OrderStep & { kind: 'buy' })['sku'], quantity: number): OrderStep => {
  return { kind: 'buy', who, sku, quantity, coins: true }
}
/** Events of the first order (0), the second (1) and so on. */
const order = (nth: number, ...events: readonly OrderEvent[]) =>
  events.map((event): OrderStep => ({ kind: 'event', order: nth, wild: true, event: EVENTS.indexOf(event) }))
const request = (nth: number, ...events: readonly AfterSaleEvent[]) =>
  events.map((event): OrderStep => ({ kind: 'request event', request: nth, wild: true, event: REQUEST_EVENTS.indexOf(event) }))
/** Files a request for the whole order. */
const applies = (nth: number, account: (typeof ACCOUNTS)[number] | null, type: 'refund_only' | 'return_refund' = 'refund_only') =>
  ({ kind: 'apply', order: nth, wild: true, type, reason: 'damaged', pieces: undefined, account }) as const
const inCash = (nth: number): OrderStep => ({ kind: 'pay', order: nth, wild: true, way: { method: 'cod' } })
const refunds: OrderStep = { kind: 'wait', ms: 3 * DAY }

/** Histories that random steps rarely produce. */
const EXAMPLES: readonly (readonly OrderStep[])[] = [
  // One order paid and closed by the merchant, one in cash until completion, one paid that waits.
  [
    ...[buys(0, 'KOPI-1', 1), { kind: 'pay', order: 0, wild: true, way: { method: 'qris' } } as const],
    ...[{ kind: 'gateway', payment: 0, wild: true, result: 'success' } as const, ...order(0, 'close')],
    ...[claims(1), buys(1, 'KOPI-1', 1), inCash(1), ...order(1, 'ship', 'deliver', 'confirm')],
    ...[buys(2, 'KOPI-1', 1), ...order(2, 'pay')],
  ],
  // The parcel arrives before it is intercepted, the goods are sent back, and the refund fails before it closes the order.
  [
    ...[claims(0), buys(0, 'KOPI-1', 3), ...order(0, 'pay', 'ship'), applies(0, ACCOUNTS[1], 'return_refund')],
    ...[...request(0, 'intercept'), ...order(0, 'confirm', 'close', 'deliver'), ...request(0, 'send_back', 'inspect'), refunds],
    ...request(0, 'retry', 'refund'),
  ],
  // Completed, then refunded: the earned coins are reclaimed.
  [buys(1, 'KOPI-1', 2), inCash(0), ...order(0, 'ship', 'deliver', 'confirm'), applies(0, ACCOUNTS[0]), ...request(0, 'agree'), refunds],
  // Never shipped, the refund fails, the merchant closes the order, the refund is tried again: goods and money go back once.
  [
    ...[buys(2, 'LOSION-1', 2), ...order(0, 'pay'), applies(0, null), ...request(0, 'agree', 'fail'), ...order(0, 'close')],
    ...[...request(0, 'retry'), refunds],
  ],
  // A second order, which paid for shipping, is refunded with its fee.
  [
    ...[buys(1, 'LOSION-1', 1), ...order(0, 'pay'), buys(1, 'KERIPIK-1', 1), ...order(1, 'pay')],
    ...[applies(1, null), ...request(0, 'agree'), refunds],
  ],
]

it('money, stock, coins and vouchers add up whatever happens, in whatever order', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(orderStep, { minLength: 20, maxLength: 80 }), async (steps) => {
      const { shop } = await holdsThroughout(steps)
      await shop.withWorld(({ db }) => {
        for (const { status, close_reason, voucher_nos, amounts } of db.orders.all()) {
          seen.add(status).add(close_reason ?? '')
          if (voucher_nos.length > 0) seen.add('vouchers')
          if (amounts.coins_used > 0) seen.add('coins')
          if (amounts.first_order_shipping_discount > 0) seen.add('first order')
        }
        for (const { status } of db.payments.all()) seen.add(status)
        for (const { refund } of db.after_sales.all({ status: AFTER_SALE_STATUS.success }))
          for (const [part, value] of Object.entries(refund)) if (value) seen.add(part)
      })
    }),
    { numRuns: 25, examples: EXAMPLES.map((steps) => [[...steps]]) },
  )
  // The steps must reach their targets, not refusals only.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['pending_shipment', 'completed', 'closed', 'refunded', 'closed_by_merchant', 'vouchers', 'coins', 'first order', 'succeeded'],
      ...['shipping_share', 'voucher_share', 'coins_returned', 'coins_taken_back', 'voucher_returned'],
    ]),
  )
})

it('nobody gets more than the last pieces', async () => {
  const rush = (quantity: number) => ({ kind: 'rush', sku: 'KERIPIK-2', quantity, coins: true }) as const
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), async (quantities) => {
      const { shop } = await holdsThroughout(quantities.map(rush))
      const left = await shop.withWorld(({ db }) => 3 + (db.sku_states.get('KERIPIK-2')?.stock_delta ?? 0))
      // The first request always succeeds; no later one fits what is left.
      expect(left).toBeLessThan(Math.min(...quantities))
    }),
    { numRuns: 15 },
  )
})
