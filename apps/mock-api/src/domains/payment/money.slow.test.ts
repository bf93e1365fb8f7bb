import { MINUTE } from '@nusaria/catalogue/lib/time'
import { orderContract } from '@nusaria/contracts/order'
import { paymentContract } from '@nusaria/contracts/payment'
import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

type Result = z.output<typeof GatewayResult>

const WAYS = [
  { method: 'qris' },
  { method: 'virtual_account', channel: 'bank_arta' },
  { method: 'e_wallet', channel: 'kantongin' },
  { method: 'cod' },
] as const
const RESULTS = ['success', 'success', 'pending', 'failure', 'cancellation', 'expiry'] as const
const ORDER_EVENTS = ['accept_cod', 'ship', 'deliver', 'confirm', 'cancel', 'expire', 'close'] as const
const PAYMENT_EVENTS = ['pend', 'succeed', 'fail', 'cancel', 'expire', 'refund'] as const

/** One event; numbers choose among the attempts so far. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), way: fc.constantFrom(...WAYS) }),
  fc.record({ kind: fc.constant('gateway' as const), at: fc.nat(9), result: fc.constantFrom(...RESULTS) }),
  fc.record({ kind: fc.constant('abandon' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('order' as const), event: fc.constantFrom(...ORDER_EVENTS) }),
  fc.record({ kind: fc.constant('payment' as const), at: fc.nat(9), event: fc.constantFrom(...PAYMENT_EVENTS) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 61) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** An order and everything done about its money; `sent` are the attempts the gateway reported as paid. */
interface Story {
  readonly shop: TestShop
  readonly ani: Shopper
  readonly order_no: string
  readonly amount: number
  readonly sent: Set<string>
}

const triesOf = ({ shop, order_no }: Story) => shop.withWorld(({ db }) => db.payments.all({ order_no }))

async function sends(story: Story, payment_no: string, session: string, result: Result): Promise<void> {
  const answer = await story.shop.guest('gateway').tryCall(paymentContract.gatewayResult, { session, result })
  if (answer.ok && result === 'success') story.sent.add(payment_no)
}

async function take(story: Story, did: Step): Promise<void> {
  const { shop, ani, order_no, amount } = story
  if (did.kind === 'wait') shop.advance(did.minutes * MINUTE)
  if (did.kind === 'pay') await ani.tryCall(paymentContract.pay, { order_no, amount, ...did.way })
  if (did.kind === 'cancel') await ani.tryCall(orderContract.cancel, { order_no, reason: 'other' })
  if (did.kind === 'order') await shop.fireEvent('order', order_no, did.event).catch(() => null)
  const tries = await triesOf(story)
  const chosen = 'at' in did ? tries[did.at % Math.max(1, tries.length)] : undefined
  if (!chosen) return
  const { payment_no, session } = chosen
  if (did.kind === 'abandon') await ani.tryCall(paymentContract.abandon, { payment_no })
  if (did.kind === 'gateway' && session) await sends(story, payment_no, session, did.result)
  if (did.kind === 'payment') await shop.fireEvent('payment', payment_no, did.event).catch(() => null)
}

/** Checks where the money is. */
async function holds(story: Story): Promise<void> {
  // A request first: it fires the timers.
  const cashier = await story.ani.call(paymentContract.cashier, { order_no: story.order_no })
  const order = await story.shop.withWorld(({ db }) => db.orders.get(story.order_no))
  const tries = await triesOf(story)
  const in_ = (...states: readonly string[]) => tries.filter(({ status }) => states.includes(status))
  expect(in_('succeeded').length).toBeLessThanOrEqual(1)
  expect(in_('created', 'pending').length).toBeLessThanOrEqual(1)
  if (order?.status === 'closed') expect(in_('succeeded', 'created', 'pending')).toEqual([])
  if (order?.status === 'pending_payment') expect([order.paid_at, in_('succeeded')]).toEqual([null, []])
  const kept = in_('succeeded')[0]
  if (kept) expect([order?.pay_method, order?.paid_at]).toEqual([kept.method, expect.any(Number)])
  // Money that was sent is with the shop for this order, or was refunded: never lost.
  for (const payment_no of story.sent) expect(in_('succeeded', 'refunded').map((each) => each.payment_no)).toContain(payment_no)
  expect(cashier.refunded).toBe(in_('refunded').length * story.amount)
  expect(cashier.payment?.payment_no).toBe(in_('created', 'pending')[0]?.payment_no)
}

it('never keeps money twice for an order, nor any for a closed one, whatever the order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const { shop, ani } = await createFakeShop({ hot: [] })
      const { order_no, total } = await confirmAndPlace(ani, buyNow('KOPI-1', 2))
      const story: Story = { shop, ani, order_no, amount: total, sent: new Set() }
      for (const did of steps) {
        await take(story, did)
        await holds(story)
      }
    }),
    { numRuns: 40 },
  )
})
