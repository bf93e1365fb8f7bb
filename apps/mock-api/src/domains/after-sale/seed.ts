import { jsonData } from '@nusaria/catalogue/lib/json'
import { parseDuration } from '@nusaria/catalogue/lib/time'
import { type AfterSaleEvent, afterSaleLifecycles } from '@nusaria/contracts/lifecycle'
import { ctxAt, type WorldCtx } from '../../engine/contract/context.ts'
import { controlActor, type TransitionDetails, transition } from '../../engine/contract/transition.ts'
import { type SeededName, seededDataOf } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import type { OrderRow } from '../order/tables.ts'
import { createRequest } from './apply.ts'
import { quoteRefund } from './refund.ts'
import seed from './seed.json' with { type: 'json' }
import type { AfterSaleRow } from './tables.ts'
import { findTarget } from './target.ts'
import { REFUND_FAILURE_TEXTS, REFUSAL_TEXTS, type RefundFailure } from './texts.ts'

/** A step of a request before the world began; `ago`: how long before. */
interface SeededStep {
  readonly ago: string
  readonly event: AfterSaleEvent
  readonly refusal?: keyof typeof REFUSAL_TEXTS
  readonly failure?: RefundFailure
  readonly parcel?: { readonly courier_code: string; readonly tracking_number: string }
}

/** A request before the world began, earliest step first. */
interface SeededRequest extends Pick<AfterSaleRow, 'type' | 'reason' | 'description'> {
  /** The order, by its index among the member's orders of that status, newest first. */
  readonly order: readonly [status: OrderRow['status'], place: number]
  readonly line: number
  /** How long before the world began. */
  readonly filed: string
  readonly steps: readonly SeededStep[]
}

/**
 * Sari: on the last completed order one refunded, one to be sent back, one awaiting review; on the cash order before it one refused.
 * Putri: one failed, one in inspection, one interception; the newest completed orders have none.
 */
const requests = jsonData<Readonly<Partial<Record<SeededName, readonly SeededRequest[]>>>>(seed)

/** Details of a transition at its moment. */
function detailsOf({ refusal, failure, parcel }: SeededStep, sent_at: number): TransitionDetails<AfterSaleRow> {
  if (refusal) return { note: REFUSAL_TEXTS[refusal] }
  if (failure) return { note: REFUND_FAILURE_TEXTS[failure] }
  return parcel ? { changes: { return_shipment: { ...parcel, sent_at, pickup: false } } } : {}
}

/** The refund target of a cash order: the member's first account. */
function targetOf(ctx: WorldCtx, { member_no, pay_method }: OrderRow): Pick<AfterSaleRow, 'target' | 'target_name'> {
  const account = pay_method === 'cod' ? ctx.db.refund_cards.find({ member_no }) : undefined
  const target = account ? ({ kind: 'refund_card', id: account.refund_card_id } as const) : null
  return { target, target_name: target && (findTarget(ctx, member_no, target)?.name ?? null) }
}

/** Creates a request in the past, as the member would have. Does nothing where the order has no such line. */
function seedRequest(ctx: WorldCtx, member_no: string, past: SeededRequest): void {
  const [status, place] = past.order
  const order = ctx.db.orders.all({ member_no, status }, { created_at: 'desc' })[place]
  const line = order?.lines[past.line]
  if (!order || !line) return
  const { type, reason, description } = past
  const at = (ago: string) => ctxAt(ctx, ctx.epoch - parseDuration(ago))
  const then = at(past.filed)
  const held = quoteRefund(then, order, { lines: [{ line_no: line.line_no, quantity: 1 }], reason })
  const filed = createRequest(then, order, { type, reason, description, picture_ids: [], ...held, ...targetOf(ctx, order) })
  past.steps.reduce((row, step) => {
    const [lifecycle, then] = [afterSaleLifecycles[row.type], at(step.ago)]
    const done = transition(then, lifecycle, row, step.event, controlActor(lifecycle, step.event), detailsOf(step, then.now))
    return done.ok ? done.row : row
  }, filed)
}

/** Creates a seeded member's after-sales requests, as if the member had made them. */
export function seedAfterSales(ctx: WorldCtx, { member_no }: MemberRow): void {
  for (const past of seededDataOf(requests, member_no) ?? []) seedRequest(ctx, member_no, past)
}
