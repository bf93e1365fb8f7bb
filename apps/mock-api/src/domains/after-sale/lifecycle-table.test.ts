import { DAY } from '@nusaria/catalogue/lib/time'
import type { Complete } from '@nusaria/contracts/added'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { AfterSaleAction, AfterSaleDetail, EndReason } from '@nusaria/contracts/after-sale-entities'
import type { ErrorName } from '@nusaria/contracts/errors'
import {
  type AfterSaleEvent,
  type AfterSaleState,
  type AfterSaleType,
  afterSaleLifecycles,
  nextState,
  AFTER_SALE_STATUS as STATUS,
} from '@nusaria/contracts/lifecycle'
import { beforeEach, describe, expect, it } from 'vitest'
import { addRefundAccount, applyForAfterSale, createOrder } from '../../testing/after-sale.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { STEP_OF_EVENT } from './lifecycle.ts'

const { detail, cancel, reapply, returnShipment, retryRefund } = afterSaleContract

let shop: TestShop
let ani: Shopper

type Step = AfterSaleEvent | 'a week passes'

/** Every legal event, with the state it leads to. */
type Legal = Readonly<Partial<Record<AfterSaleEvent, readonly [AfterSaleState, EndReason | null]>>>
/** The error of each call that is refused. All other calls succeed. */
type Refused = Readonly<Partial<Record<Call, ErrorName>>>

interface RequestSituation {
  readonly name: string
  readonly type: AfterSaleType
  readonly order: readonly string[]
  readonly steps: readonly Step[]
  readonly status: AfterSaleState
  readonly legal: Legal
  readonly refused: Refused
}

const received = ['pay', 'ship', 'confirm'] as const
const cancelled = { cancel: [STATUS.failure, 'cancelled'] } as const
const reviewed = { refuse: [STATUS.failure, 'refused'], ...cancelled } as const
const intercepted = { agree: [STATUS.refundPending, null], miss: [STATUS.awaitingReturn, null], ...reviewed } as const
const awaited = { send_back: [STATUS.pendingInspection, null], expire: [STATUS.failure, 'return_overdue'], ...cancelled } as const

const done = {
  cancel: 'AFTER_SALE_CANCEL_NOT_ALLOWED',
  reapply: 'AFTER_SALE_REAPPLY_NOT_ALLOWED',
  returnShipment: 'AFTER_SALE_STATUS_MISMATCH',
  retryRefund: 'AFTER_SALE_STATUS_MISMATCH',
} as const

/** All refusals except those of the named calls. */
const but = (...calls: Call[]): Refused => Object.fromEntries(Object.entries(done).filter(([call]) => !calls.includes(call as Call)))
const open = but('cancel')
const sendable = but('cancel', 'returnShipment')
const again = but('reapply')
const retriable = but('retryRefund')

const toRefund = { agree: [STATUS.refundPending, null], ...reviewed } as const
const toReturn = { agree: [STATUS.awaitingReturn, null], ...reviewed } as const
const reappliable = { reapply: [STATUS.awaitingReview, null] } as const
const inspected = { inspect: [STATUS.refundPending, null], refuse: [STATUS.failure, 'inspection_failed'] } as const
const paidOut = { refund: [STATUS.success, null], fail: [STATUS.failure, 'refund_failed'] } as const
const interceptable = { ...toReturn, intercept: [STATUS.interceptionRequested, null] } as const

const [money, goods] = ['refund_only', 'return_refund'] as const
const [paid, shipped, delivered] = [['pay'], ['pay', 'ship'], ['pay', 'ship', 'deliver']]
const { awaitingReview, interceptionRequested, awaitingReturn, pendingInspection, refundPending, success, failure } = STATUS

/** Every situation that a rule distinguishes. */
const SITUATIONS: readonly (readonly [string, AfterSaleType, readonly string[], readonly Step[], AfterSaleState, Legal, Refused])[] = [
  ['filed before shipping', money, paid, [], awaitingReview, toRefund, open],
  ['filed while on its way', goods, shipped, [], awaitingReview, interceptable, open],
  ['filed at the door', goods, delivered, [], awaitingReview, toReturn, open],
  ['filed for money alone', money, received, [], awaitingReview, toRefund, open],
  ['filed for goods received', goods, received, [], awaitingReview, toReturn, open],
  ['filed again', money, received, ['cancel', 'reapply'], awaitingReview, toRefund, open],
  ['being intercepted', goods, shipped, ['intercept'], interceptionRequested, intercepted, open],
  ['being intercepted for money alone', money, shipped, ['intercept'], interceptionRequested, intercepted, open],
  ['to be sent back', goods, received, ['agree'], awaitingReturn, awaited, sendable],
  ['missed on its way', money, shipped, ['intercept', 'miss'], awaitingReturn, awaited, sendable],
  // The same call edits the shipment.
  ['sent back', goods, received, ['agree', 'send_back'], pendingInspection, inspected, but('returnShipment')],
  ['to be refunded', money, received, ['agree'], refundPending, paidOut, done],
  ['refunded', money, received, ['agree', 'refund'], success, {}, done],
  ['cancelled', money, received, ['cancel'], failure, reappliable, again],
  ['cancelled too long ago', money, received, ['cancel', 'a week passes'], failure, {}, { ...done, reapply: 'AFTER_SALE_DEADLINE_PAST' }],
  ['refused', goods, received, ['refuse'], failure, reappliable, again],
  [
    'not sent back in time',
    goods,
    received,
    ['agree', 'expire'],
    failure,
    reappliable,
    { ...again, returnShipment: 'RETURN_DEADLINE_PAST' },
  ],
  ['not as it was sent', goods, received, ['agree', 'send_back', 'refuse'], failure, {}, done],
  ['refund failed', money, received, ['agree', 'fail'], failure, { retry: [refundPending, null] }, retriable],
  ['refunded at the second try', money, received, ['agree', 'fail', 'retry', 'refund'], success, {}, done],
]

const EVENTS = Object.keys(STEP_OF_EVENT) as AfterSaleEvent[]
type Call = 'cancel' | 'reapply' | 'returnShipment' | 'retryRefund'

/** What the shopper can do with their request, with the name of the action. */
const CALLS: Readonly<
  Record<Call, readonly [AfterSaleAction, AfterSaleEvent, (held: Complete<AfterSaleDetail>) => Promise<{ readonly ok: boolean }>]>
> = {
  cancel: ['cancel', 'cancel', ({ after_sale_no }) => ani.tryCall(cancel, { after_sale_no })],
  reapply: [
    'reapply',
    'reapply',
    ({ after_sale_no, refund_amount }) =>
      ani.tryCall(reapply, { after_sale_no, reason: 'defective', description: '', picture_ids: [], refund_amount }),
  ],
  returnShipment: [
    'send_back',
    'send_back',
    ({ after_sale_no }) => ani.tryCall(returnShipment, { after_sale_no, courier_code: 'lesat_antar', tracking_number: 'LA00012345' }),
  ],
  retryRefund: [
    'retry',
    'retry',
    async ({ after_sale_no }) => ani.tryCall(retryRefund, { after_sale_no, refund_target: await addRefundAccount(ani) }),
  ],
}

async function reachSituation({ type, order, steps }: RequestSituation): Promise<Complete<AfterSaleDetail>> {
  const { after_sale_no } = await applyForAfterSale(ani, await createOrder(ani, { steps: order, quantity: 1 }), { type })
  for (const step of steps) {
    if (step === 'a week passes') shop.advance(7 * DAY)
    else await shop.fireEvent('after_sale', after_sale_no, step)
  }
  return ani.call(detail, { after_sale_no })
}

const now = ({ after_sale_no }: Complete<AfterSaleDetail>) => ani.call(detail, { after_sale_no })
const messagesOf = ({ after_sale_no }: Complete<AfterSaleDetail>) =>
  shop.withWorld(({ db }) => db.messages.count(({ kind, link }) => kind === 'after_sale' && link?.ref === after_sale_no))

const rows = SITUATIONS.map(
  ([name, type, order, steps, status, legal, refused]): RequestSituation => ({ name, type, order, steps, status, legal, refused }),
)
const legal = rows.flatMap((row) =>
  EVENTS.flatMap((event) => {
    const [status, end_reason] = row.legal[event] ?? []
    return status === undefined ? [] : [{ ...row, event, to: { status, end_reason } }]
  }),
)
const successes = rows.flatMap((row) => (Object.keys(CALLS) as Call[]).flatMap((call) => (row.refused[call] ? [] : [{ ...row, call }])))

beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

describe('every state and every event', () => {
  it.each(legal)('$name, $event: $to', async ({ event, to, ...situation }) => {
    const before = await reachSituation(situation)
    const messages = await messagesOf(before)
    await shop.fireEvent('after_sale', before.after_sale_no, event)
    const after = await now(before)
    expect(after).toMatchObject(to)
    expect(after.deadline !== null).toBe(to.status === STATUS.awaitingReturn)
    expect(after.timeline).toHaveLength(before.timeline.length + 1)
    expect(after.timeline.at(-1)).toMatchObject({ step: STEP_OF_EVENT[event], at: after.server_time })
    expect(await messagesOf(before)).toBe(messages + 1)
  })

  it.each(rows)('$name: every other event and call is refused and changes nothing; its actions are the calls that succeed', async (row) => {
    const before = await reachSituation(row)
    expect(before.status).toBe(row.status)
    for (const event of EVENTS)
      if (!row.legal[event])
        await expect(shop.fireEvent('after_sale', before.after_sale_no, event), event).rejects.toThrow(/is not possible/)
    for (const [call, [action, , asks]] of Object.entries(CALLS) as [Call, (typeof CALLS)[Call]][]) {
      const error = row.refused[call]
      const isOffered = before.actions.some((each) => each === action || (call === 'returnShipment' && each === 'correct_shipment'))
      expect(isOffered, action).toBe(error === undefined)
      if (error) expect(await asks(before), call).toMatchObject({ ok: false, error })
    }
    expect(await now(before)).toEqual(before)
  })

  it.each(successes)('$name, by $call', async ({ call, ...situation }) => {
    const [, event, asks] = CALLS[call]
    const before = await reachSituation(situation)
    expect(await asks(before)).toMatchObject({ ok: true, data: { status: situation.legal[event]?.[0] ?? situation.status } })
  })

  it('agrees with the lifecycle table', () => {
    for (const { name, type, status, event, to } of legal)
      expect(nextState(afterSaleLifecycles[type], status, event), `${name}, ${event}`).toBe(to.status)
  })
})
