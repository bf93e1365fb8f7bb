import type { AfterSaleEvent, OrderEvent } from '@nusaria/contracts/lifecycle'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY } from '../../../lib/time.ts'
import { runModelStep } from './run-step.ts'
import { EVENTS, type ModelStep, modelStep, ORDER_EVENTS } from './steps.ts'
import { checkWorld, createModelWorld } from './world.ts'

/** Takes steps one by one, the shop and the model side by side; the first thing that isn't as it must be, or null. */
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
/** An event of the first request (0), or of the newest under way (1): see what steps choose by. */
const event = (name: AfterSaleEvent, at = 0): ModelStep => ({ kind: 'event', request: at, event: EVENTS.indexOf(name), wild: true })
const threeDays: ModelStep = { kind: 'wait', ms: 3 * DAY }

/**
 * Three orders that go the long ways, as chance doesn't always bring all of it together. The first: its parcel comes before it is intercepted,
 * what was in it is sent back, its refund fails, is tried again with another account, and closes the order. The second: completed, then
 * refunded, so that coins it earned go too. The third: never sent, its refund fails, the merchant closes it, the refund is tried again: goods and
 * money go back once.
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
]

/** What the steps have to reach, so that it isn't refusals alone. */
const REACHED = [
  ...['apply: done', 'intercept: true', 'receive: AFTER_SALE_ONGOING', 'order close: false', 'order deliver: true', 'send back: done'],
  ...['send back: RETURN_SHIPMENT_INCOMPLETE', 'inspect: true', 'remove account: PAYMENT_PROCESSING', 'retry: REFUND_ACCOUNT_REQUIRED'],
  ...['retry: done', 'agree: true', 'order: refunded', 'order: completed', 'refunded: shipping_share', 'refunded: voucher_share'],
  ...['refunded: coins_returned', 'refunded: coins_taken_back', 'refunded: voucher_returned'],
]

it('orders and after-sales keep to their tables, and money, stock, coins and vouchers to what there is, whatever happens', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(modelStep, { minLength: 60, maxLength: 140 }), async (steps) => {
      expect(await walk(steps, seen)).toBeNull()
    }),
    // A failure is told with its seed, cut short as far as a minute goes; on a slow machine there are fewer walks.
    { numRuns: 40, examples: [[example]], interruptAfterTimeLimit: 60_000 },
  )
  expect([...seen]).toEqual(expect.arrayContaining(REACHED))
}, 120_000)
