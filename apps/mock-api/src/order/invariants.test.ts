import { cartContract } from '@nusaria/contracts/cart'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import { promotionContract } from '@nusaria/contracts/promotion'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY, MINUTE } from '../kernel/time.ts'
import { shelf } from '../testing/shelf.ts'
import { openShop, type Shop, type Shopper } from '../testing/shop.ts'
import { placeArgs } from '../testing/trade.ts'

const SKUS = ['KERIPIK-1', 'KERIPIK-2', 'KOPI-1', 'LOSION-1'] as const
const METHODS = ['cod', 'qris'] as const
const RESULTS = ['success', 'pending', 'failure', 'cancellation', 'expiry'] as const
const EVENTS = ['pay', 'accept_cod', 'ship', 'deliver', 'confirm', 'cancel', 'expire', 'close'] as const

/** One thing somebody does; numbers choose among what there is. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), who: fc.nat(1), sku: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('place' as const), who: fc.nat(1), coins: fc.boolean() }),
  fc.record({ kind: fc.constant('pay' as const), who: fc.nat(1), order: fc.nat(9), method: fc.constantFrom(...METHODS) }),
  fc.record({ kind: fc.constant('gateway' as const), payment: fc.nat(9), result: fc.constantFrom(...RESULTS) }),
  fc.record({ kind: fc.constant('cancel' as const), who: fc.nat(1), order: fc.nat(9) }),
  fc.record({ kind: fc.constant('event' as const), order: fc.nat(9), event: fc.constantFrom(...EVENTS) }),
  fc.record({ kind: fc.constant('claim' as const), who: fc.nat(1), coupon_no: fc.constantFrom('HEMAT5', 'ONGKIR20', 'CAMILAN10') }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(MINUTE, 30 * MINUTE, 61 * MINUTE, 3 * DAY) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const nth = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

async function take(shop: Shop, shoppers: readonly Shopper[], at: number, did: Step): Promise<void> {
  const orders = await shop.act(({ db }) => db.orders.all())
  const payments = await shop.act(({ db }) => db.payments.all())
  const who = 'who' in did ? shoppers[did.who] : undefined
  const order = 'order' in did ? nth(orders, did.order) : undefined
  if (did.kind === 'wait') shop.wait(did.ms)
  if (did.kind === 'add') await who?.asks(cartContract.add, { sku_no: SKUS[did.sku] ?? SKUS[0], quantity: did.quantity })
  if (did.kind === 'claim') await who?.asks(promotionContract.claim, { coupon_no: did.coupon_no })
  if (did.kind === 'place' && who) {
    const args = await placeArgs(who, { type: 'cart' }, { use_coins: did.coins }).catch(() => null)
    if (args) await who.asks(orderContract.place, { ...args, request_id: `request-${at}` })
  }
  if (did.kind === 'pay' && order)
    await who?.asks(paymentContract.pay, { order_no: order.order_no, method: did.method, amount: order.amounts.total })
  if (did.kind === 'cancel' && order) await who?.asks(orderContract.cancel, { order_no: order.order_no, reason: 'other' })
  if (did.kind === 'event' && order) await shop.event('order', order.order_no, did.event).catch(() => null)
  const session = did.kind === 'gateway' ? nth(payments, did.payment)?.session : null
  if (did.kind === 'gateway' && session) await shop.guest('gateway').asks(paymentContract.gatewayResult, { session, result: did.result })
}

/** What must be true of a world, whatever happened in it. */
async function holds(shop: Shop): Promise<void> {
  await shop.act(({ db, catalogue }) => {
    const orders = db.orders.all()
    for (const { sku_no, stock_delta } of db.sku_states.all()) {
      const held = orders.filter(({ status, parcels }) => status !== 'closed' || parcels.length > 0).flatMap(({ lines }) => lines)
      const taken = held.reduce((sum, line) => sum + (line.sku_no === sku_no ? line.quantity : 0), 0)
      expect(stock_delta + taken).toBe(0)
      expect((catalogue.sku(sku_no)?.stock ?? 0) + stock_delta).toBeGreaterThanOrEqual(0)
    }
    for (const { member_no, points } of db.members.all()) {
      const moved = db.points_records.all({ member_no }).reduce((sum, record) => sum + record.points, 0)
      expect(points).toBe(moved)
    }
    for (const { voucher_no, state, order_no } of db.vouchers.all()) {
      const on = orders.filter(({ status, voucher_nos }) => status !== 'closed' && voucher_nos.includes(voucher_no))
      expect(on.length).toBeLessThanOrEqual(1)
      if (on[0]) expect([state, order_no]).toEqual(['used', on[0].order_no])
      else if (state === 'unused') expect(order_no).toBeNull()
    }
    for (const { order_no, amounts, lines, shipping_paid, status, paid_at } of orders) {
      expect(lines.reduce((sum, { paid }) => sum + paid, shipping_paid)).toBe(amounts.total)
      const tries = db.payments.all({ order_no })
      expect(tries.filter((payment) => payment.status === 'succeeded' || payment.status === 'refunded').length).toBeLessThanOrEqual(1)
      expect(tries.filter((payment) => payment.status === 'created' || payment.status === 'pending').length).toBeLessThanOrEqual(1)
      for (const payment of tries) expect(payment.amount).toBe(amounts.total)
      if (status === 'pending_payment') expect(paid_at).toBeNull()
      if (status === 'completed') expect(paid_at).not.toBeNull()
      if (status === 'closed') expect(tries.some((payment) => payment.status === 'succeeded')).toBe(false)
    }
  })
}

it('holds whatever happens, in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const shop = await openShop({ catalogue: { ...shelf(), hot: [] } })
      const shoppers = [await shop.member('ani'), await shop.member('bayu')]
      for (const shopper of shoppers) await shop.address(shopper)
      for (const [at, did] of steps.entries()) {
        await take(shop, shoppers, at, did)
        await holds(shop)
      }
    }),
    { numRuns: 40 },
  )
}, 120_000)
