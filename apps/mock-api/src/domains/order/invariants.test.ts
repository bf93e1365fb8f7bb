import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectOrderInvariants } from '../../testing/order-invariants.ts'
import { createOrderModel, type OrderModel, type OrderStep, orderStep, runOrderStep } from '../../testing/order-steps.ts'

async function holdsThroughout(steps: readonly OrderStep[]): Promise<OrderModel> {
  const trade = await createOrderModel(1_250)
  for (const [at, did] of steps.entries()) {
    await runOrderStep(trade, at, did)
    await expectOrderInvariants(trade)
  }
  return trade
}

const buys = (who: number): OrderStep => ({ kind: 'buy', who, sku: 'KOPI-1', quantity: 1, coins: true })
const online: readonly OrderStep[] = [
  { kind: 'pay', order: 0, wild: false, method: 'qris' },
  { kind: 'gateway', payment: 0, wild: false, result: 'success' },
]
const goesOn = (event: number, wild = false): OrderStep => ({ kind: 'event', order: 0, wild, event })
/**
 * One order paid and closed by the merchant, one in cash until completion, one paid that waits: combinations that random steps rarely
 * produce.
 */
const example: OrderStep[] = [
  ...[buys(0), ...online, goesOn(7, true)],
  ...[{ kind: 'claim', who: 1, coupon_no: 'HEMAT5' } as const, buys(1), { kind: 'pay', order: 0, wild: false, method: 'cod' } as const],
  ...[goesOn(0), goesOn(0), goesOn(1)],
  ...[buys(2), ...online],
]

it('money, stock, coins and vouchers add up whatever happens, in whatever order', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(orderStep, { minLength: 20, maxLength: 60 }), async (steps) => {
      const { shop } = await holdsThroughout(steps)
      await shop.withWorld(({ db }) => {
        for (const { status, voucher_nos, amounts } of db.orders.all()) {
          seen.add(status)
          if (voucher_nos.length > 0) seen.add('vouchers')
          if (amounts.coins_used > 0) seen.add('coins')
          if (amounts.first_order_shipping_discount > 0) seen.add('first order')
        }
        for (const { status } of db.payments.all()) seen.add(status)
      })
    }),
    { numRuns: 20, examples: [[example]] },
  )
  // The steps must reach their targets, not refusals only.
  for (const what of ['pending_shipment', 'completed', 'closed', 'vouchers', 'coins', 'first order', 'succeeded', 'refunded'])
    expect(seen).toContain(what)
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
