import { type AfterSaleEvent, afterSaleLifecycles } from '@nusaria/contracts/lifecycle'
import { ctxAt, type WorldCtx } from '../../engine/contract/context.ts'
import { controlActor, type TransitionDetails, transition } from '../../engine/lifecycle/transition.ts'
import { DAY, HOUR } from '../../lib/time.ts'
import { SEEDED_MEMBERS } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import type { OrderRow } from '../order/tables.ts'
import { createRequest } from './apply.ts'
import { quoteRefund } from './refund.ts'
import type { AfterSaleRow } from './tables.ts'
import { targetName } from './target.ts'
import { REFUND_FAILURE_TEXTS, REFUSAL_TEXTS } from './texts.ts'

/** A step of a request before the world began; `ago` in ms before it. */
interface SeededStep {
  readonly ago: number
  readonly event: AfterSaleEvent
  /** Details of the transition at its moment. */
  readonly brings: (ctx: WorldCtx) => TransitionDetails<AfterSaleRow>
}

/** A request before the world began, earliest step first. */
interface SeededRequest {
  /** The order, by its index among the member's orders of that status, newest first. */
  readonly order: readonly [status: OrderRow['status'], place: number]
  readonly line: number
  readonly type: AfterSaleRow['type']
  readonly reason: AfterSaleRow['reason']
  readonly description: string
  /** ms before the world began */
  readonly filed: number
  readonly steps: readonly SeededStep[]
}

const plain = (event: AfterSaleEvent, ago: number): SeededStep => ({ ago, event, brings: () => ({}) })

/** On her last completed order: one refunded, one to be sent back, one awaiting review. On the cash order before it: one refused. */
const sari: readonly SeededRequest[] = [
  {
    order: ['completed', 1],
    line: 0,
    type: 'return_refund',
    reason: 'changed_mind',
    description: '',
    filed: 20 * DAY,
    steps: [{ ago: 19 * DAY, event: 'refuse', brings: () => ({ note: REFUSAL_TEXTS.used }) }],
  },
  {
    order: ['completed', 0],
    line: 0,
    type: 'refund_only',
    reason: 'missing_parts',
    description: 'Satu bungkus tidak ada di dalam kotak.',
    filed: 5 * DAY,
    steps: [plain('agree', 4 * DAY + 2 * HOUR), plain('refund', DAY + 2 * HOUR)],
  },
  {
    order: ['completed', 0],
    line: 1,
    type: 'return_refund',
    reason: 'wrong_item',
    description: 'Ukurannya bukan yang saya pesan.',
    filed: 4 * DAY,
    steps: [plain('agree', 3 * DAY + 4 * HOUR)],
  },
  {
    order: ['completed', 0],
    line: 2,
    type: 'refund_only',
    reason: 'damaged',
    description: 'Kemasannya sobek saat tiba.',
    filed: DAY + 3 * HOUR,
    steps: [],
  },
]

/** One failed, one in inspection, one interception. Her newest completed orders have none. */
const putri: readonly SeededRequest[] = [
  {
    order: ['completed', 4],
    line: 0,
    type: 'refund_only',
    reason: 'not_as_described',
    description: '',
    filed: 5 * DAY,
    steps: [
      plain('agree', 4 * DAY + 12 * HOUR),
      { ago: DAY + 12 * HOUR, event: 'fail', brings: () => ({ note: REFUND_FAILURE_TEXTS.bank_unavailable }) },
    ],
  },
  {
    order: ['completed', 3],
    line: 0,
    type: 'return_refund',
    reason: 'defective',
    description: 'Tutupnya tidak bisa dibuka.',
    filed: 4 * DAY,
    steps: [
      plain('agree', 3 * DAY + 12 * HOUR),
      {
        ago: DAY,
        event: 'send_back',
        brings: ({ now }) => ({
          changes: { return_shipment: { courier_code: 'lesat_antar', tracking_number: 'LA8827104593', sent_at: now } },
        }),
      },
    ],
  },
  {
    order: ['pending_receipt', 0],
    line: 0,
    type: 'return_refund',
    reason: 'changed_mind',
    description: '',
    filed: 10 * HOUR,
    steps: [plain('intercept', 8 * HOUR)],
  },
]

/** By member number. The other members have none. */
const SEEDED_REQUESTS: Readonly<Record<string, readonly SeededRequest[]>> = { [SEEDED_MEMBERS.sari]: sari, [SEEDED_MEMBERS.putri]: putri }

/** The refund target of a cash order: the member's first account. */
function targetOf(ctx: WorldCtx, { member_no, pay_method }: OrderRow): Pick<AfterSaleRow, 'target' | 'target_name'> {
  const account = pay_method === 'cod' ? ctx.db.refund_cards.find({ member_no }) : undefined
  const target = account ? ({ kind: 'refund_card', id: account.refund_card_id } as const) : null
  return { target, target_name: target && targetName(ctx, member_no, target) }
}

/** Creates a request in the past, as the member would have. Does nothing where the order has no such line. */
function seedRequest(ctx: WorldCtx, member_no: string, past: SeededRequest): void {
  const [status, place] = past.order
  const order = ctx.db.orders.all({ member_no, status }, { created_at: 'desc' })[place]
  const line = order?.lines[past.line]
  if (!order || !line) return
  const { type, reason, description } = past
  const at = (ago: number) => ctxAt(ctx, ctx.epoch - ago)
  const then = at(past.filed)
  const held = quoteRefund(then, order, { lines: [{ line_no: line.line_no, quantity: 1 }], reason })
  const filed = createRequest(then, order, { type, reason, description, picture_ids: [], ...held, ...targetOf(ctx, order) })
  past.steps.reduce((row, { ago, event, brings }) => {
    const lifecycle = afterSaleLifecycles[row.type]
    const done = transition(at(ago), lifecycle, row, event, controlActor(lifecycle, event), brings(at(ago)))
    return done.ok ? done.row : row
  }, filed)
}

/** Creates a seeded member's after-sales requests, as if the member had made them. */
export function seedAfterSales(ctx: WorldCtx, { member_no }: MemberRow): void {
  for (const past of SEEDED_REQUESTS[member_no] ?? []) seedRequest(ctx, member_no, past)
}
