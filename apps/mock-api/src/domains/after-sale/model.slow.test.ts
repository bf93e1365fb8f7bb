import { DAY } from '@nusaria/catalogue/lib/time'
import type { AfterSaleEvent, OrderEvent } from '@nusaria/contracts/lifecycle'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EVENTS, type ModelStep, modelStep, ORDER_EVENTS } from '../../testing/after-sale-model/model.ts'
import { runModelStep } from '../../testing/after-sale-model/run-step.ts'
import { checkWorld, createModelWorld } from '../../testing/after-sale-model/world.ts'

/** Runs the steps on shop and model. Returns the first difference, or null. */
async function walk(steps: readonly ModelStep[], seen: Set<string>): Promise<string | null> {
  const world = await createModelWorld(seen)
  for (const [at, step] of steps.entries()) {
    const fault = await runModelStep(world, step, at)
    const wrong = [...(fault === null ? [] : [fault]), ...(await checkWorld(world))]
    if (wrong.length > 0) return `after step ${at} (${JSON.stringify(step)}):\n${wrong.join('\n')}`
  }
  return null
}

const form = {
  pieces: [0, 0, 0],
  all: true,
  too_many: false,
  strange_line: false,
  wrong_amount: false,
  stranger: false,
  description: '' as const,
}
const request = { request: 0, stranger: false } as const
const orderEvent = (event: OrderEvent, order = 0): ModelStep => ({ kind: 'order event', order, event: ORDER_EVENTS.indexOf(event) })
/** An event of the first request (0), or of the newest ongoing one (1); see how steps choose. */
const event = (name: AfterSaleEvent, at = 0): ModelStep => ({ kind: 'event', request: at, event: EVENTS.indexOf(name), wild: true })
const threeDays: ModelStep = { kind: 'wait', ms: 3 * DAY }

/**
 * Four order histories that random steps rarely produce. First: the parcel arrives before it is intercepted, the goods are sent back,
 * the refund fails, is retried with another account, and closes the order. Second: completed, then refunded, so that the earned coins are
 * reclaimed. Third: never shipped, the refund fails, the merchant closes the order, the refund is retried: goods and money go back once.
 * Fourth: a second order, which paid for shipping, is refunded with its fee.
 */
const example: ModelStep[] = [
  { kind: 'order', who: 0, goods: [{ sku_no: 'KOPI-1', quantity: 3 }], coins: true, cash: false, until: 'shipped' },
  { kind: 'apply', order: 0, type: 'return_refund', reason: 'damaged', target: 'refusing', ...form },
  ...[event('intercept'), { kind: 'receive', order: 0, stranger: false } as const, orderEvent('close'), orderEvent('deliver')],
  ...[{ kind: 'send back', ...request, blank: true } as const, { kind: 'send back', ...request, blank: false } as const],
  ...[event('inspect'), { kind: 'remove account', ...request } as const, threeDays],
  ...[{ kind: 'retry', ...request, target: 'foreign' } as const, { kind: 'retry', ...request, target: 'good' } as const, threeDays],
  { kind: 'order', who: 1, goods: [{ sku_no: 'BERAS-1', quantity: 2 }], coins: true, cash: true, until: 'completed' },
  { kind: 'apply', order: 1, type: 'refund_only', reason: 'wrong_item', target: 'good', ...form },
  ...[event('agree', 1), threeDays],
  { kind: 'order', who: 2, goods: [{ sku_no: 'LOSION-1', quantity: 2 }], coins: true, cash: false, until: 'paid' },
  { kind: 'apply', order: 1, type: 'refund_only', reason: 'not_arrived', target: 'none', ...form },
  ...[
    event('agree', 1),
    event('fail', 1),
    orderEvent('close', 2),
    { kind: 'retry', request: 1, stranger: false, target: 'good' } as const,
    threeDays,
  ],
  { kind: 'order', who: 1, goods: [{ sku_no: 'KERIPIK-1', quantity: 1 }], coins: false, cash: false, until: 'paid' },
  { kind: 'apply', order: 1, type: 'refund_only', reason: 'not_arrived', target: 'none', ...form },
  ...[event('agree', 1), threeDays],
]

/** What the steps must reach, so that the run does not consist of refusals only. */
const REACHED = [
  ...['apply: done', 'intercept: true', 'receive: AFTER_SALE_ONGOING', 'order close: false', 'order deliver: true', 'send back: done'],
  ...['send back: RETURN_SHIPMENT_INCOMPLETE', 'inspect: true', 'remove account: PAYMENT_PROCESSING', 'retry: REFUND_ACCOUNT_REQUIRED'],
  ...['retry: done', 'agree: true', 'order: refunded', 'order: completed', 'refunded: shipping_share', 'refunded: voucher_share'],
  ...['refunded: coins_returned', 'refunded: coins_taken_back', 'refunded: voucher_returned'],
]

it('orders and after-sales follow their lifecycles, and money, stock, coins and vouchers add up, whatever happens', async () => {
  const seen = new Set<string>()
  let walks = 0
  await fc.assert(
    fc.asyncProperty(fc.array(modelStep, { minLength: 60, maxLength: 140 }), async (steps) => {
      expect(await walk(steps, seen)).toBeNull()
      walks++
    }),
    // fast-check reports a failure with its seed, shrunk for at most one minute. A slow machine does fewer runs, but at least ten.
    { numRuns: 20, examples: [[example]], interruptAfterTimeLimit: 60_000 },
  )
  expect(walks).toBeGreaterThanOrEqual(10)
  expect([...seen]).toEqual(expect.arrayContaining(REACHED))
})
