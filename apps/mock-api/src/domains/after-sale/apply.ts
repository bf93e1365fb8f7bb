import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { AfterSaleReason, SeenRefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { ErrorName } from '@nusaria/contracts/errors'
import { afterSaleLifecycles } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { GuardCtx } from '../../engine/contract/machine.ts'
import { checkTransition } from '../../engine/contract/transition.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import type { OrderRow } from '../order/tables.ts'
import { attachPictures, findUnsentPicture } from '../picture/index.ts'
import { notifyOfAfterSale } from './messages.ts'
import { quoteRefund } from './refund.ts'
import { requestsOf } from './requests.ts'
import { applyRefusal, missingReasonField } from './rules.ts'
import type { AfterSaleRow } from './tables.ts'
import { findTarget } from './target.ts'

type FailWith<E extends ErrorName> = (name: E, detail?: FailDetail<E>) => never

/** The free part of the form: reason, description and pictures. */
export interface RequestForm {
  readonly reason: AfterSaleReason | null
  readonly description: string
  readonly picture_ids: readonly string[]
}

/** The reason in the form. Fails when it is missing. */
export function requireReason(fail: FailWith<'AFTER_SALE_REASON_REQUIRED'>, { reason, description }: RequestForm): AfterSaleReason {
  const missing = missingReasonField(reason, description)
  return reason === null || missing ? fail('AFTER_SALE_REASON_REQUIRED', { field: missing ?? 'reason' }) : reason
}

/** Fails when the form shows another amount (Rupiah) than the refund is now. */
export function requireAmount(fail: FailWith<'AFTER_SALE_AMOUNT'>, promised: number, refund_amount: number): void {
  if (promised !== refund_amount) fail('AFTER_SALE_AMOUNT', { field: 'refund_amount', params: { refund_amount } })
}

/** Fails when a form showed something else than there is now. `shown` is undefined for a client that sends no digest. */
export function requireAsShown(
  fail: FailWith<'AFTER_SALE_CHANGED'>,
  field: 'digest' | 'account_digest' | 'refund_target',
  shown: string | null | undefined,
  now: string | null,
): void {
  if (shown !== undefined && shown !== now) fail('AFTER_SALE_CHANGED', { field })
}

/**
 * The chosen target and its name. Null means the order's payment method, which is impossible for cash. Fails when the target is not the
 * member's own, or is not as the form showed it.
 */
export function requireTarget(
  ctx: Pick<WorldCtx, 'db'>,
  fail: FailWith<'REFUND_ACCOUNT_REQUIRED' | 'AFTER_SALE_CHANGED'>,
  { member_no, pay_method }: Pick<OrderRow, 'member_no' | 'pay_method'>,
  seen: SeenRefundTarget | null,
): Pick<AfterSaleRow, 'target' | 'target_name'> {
  if (seen === null && pay_method !== 'cod') return { target: null, target_name: null }
  const account = seen && findTarget(ctx, member_no, seen)
  if (!account) return fail('REFUND_ACCOUNT_REQUIRED', { field: 'refund_target' })
  requireAsShown(fail, 'refund_target', seen.digest, account.digest)
  return { target: { kind: seen.kind, id: seen.id }, target_name: account.name }
}

/**
 * Takes a form's pictures. Fails with the id of one that is not the member's, is no evidence, or was sent with another form. `before`: the
 * pictures that this request already has.
 */
export function requirePictures(
  ctx: Pick<WorldCtx, 'db'>,
  fail: FailWith<'EVIDENCE_INVALID'>,
  member_no: string,
  { picture_ids }: RequestForm,
  before: readonly string[] = [],
): string[] {
  const twice = picture_ids.find((id, at) => picture_ids.indexOf(id) !== at)
  const fresh = picture_ids.filter((id) => !before.includes(id))
  if (twice === undefined && attachPictures(ctx, member_no, 'evidence', fresh)) return [...picture_ids]
  const unfit = twice ?? fresh.find((id) => findUnsentPicture(ctx, member_no, id)?.purpose !== 'evidence')
  return fail('EVIDENCE_INVALID', { field: 'picture_ids', params: { picture_id: unfit ?? '' } })
}

/** `AS`, the date in the shop's time zone, six digits: `AS261118310954`. */
function newAfterSaleNo({ db, rng, ids, now }: Pick<WorldCtx, 'db' | 'rng' | 'ids' | 'now'>): string {
  const day = formatInstant(now).slice(2, 10).replaceAll('-', '')
  for (let tries = 0; tries < 100; tries += 1) {
    const after_sale_no = `AS${day}${rng.digits(6)}`
    if (!db.after_sales.get(after_sale_no)) return after_sale_no
  }
  return ids.next(`AS${day}`)
}

type NewRequest = Pick<AfterSaleRow, 'type' | 'lines' | 'refund' | 'reason' | 'description' | 'picture_ids' | 'target' | 'target_name'>

/** Stores a new request on an order and notifies the member. The caller has checked it. */
export function createRequest(ctx: WorldCtx, { order_no, member_no }: OrderRow, filed: NewRequest): AfterSaleRow {
  const row = ctx.db.after_sales.insert({
    ...filed,
    description: filed.description.trim(),
    after_sale_no: newAfterSaleNo(ctx),
    member_no,
    order_no,
    status: afterSaleLifecycles[filed.type].initial,
    attempt: 1,
    applied_at: ctx.now,
    deadline: null,
    end_reason: null,
    return_shipment: null,
    stock_returned: false,
    refunded_at: null,
    timeline: [{ step: 'applied', at: ctx.now, note: null }],
  })
  notifyOfAfterSale(ctx, row, 'applied')
  return row
}

interface ReapplyRefusal {
  readonly error:
    | 'AFTER_SALE_REAPPLY_NOT_ALLOWED'
    | 'AFTER_SALE_DEADLINE_PAST'
    | 'AFTER_SALE_LIMIT'
    | 'AFTER_SALE_ONGOING'
    | 'AFTER_SALE_EXISTS'
  readonly detail: FailDetail<ReapplyRefusal['error']>
}

const NOT_ALLOWED: ReapplyRefusal = { error: 'AFTER_SALE_REAPPLY_NOT_ALLOWED', detail: {} }

/**
 * Why the shopper can't apply again; null when they can. Checks how the request ended, then what a new request for the same pieces would be
 * refused for.
 */
export function reapplyRefusal(ctx: GuardCtx, row: AfterSaleRow, order: OrderRow): ReapplyRefusal | null {
  if (!checkTransition(ctx, afterSaleLifecycles[row.type], row, 'reapply').ok) return NOT_ALLOWED
  const refusal = applyRefusal({ order, requests: requestsOf(ctx, order.order_no), now: ctx.now }, row)
  if (!refusal) return null
  const { error, detail } = refusal
  switch (error) {
    case 'ORDER_STATUS_MISMATCH':
    case 'AFTER_SALE_TYPE_UNSUPPORTED':
      return NOT_ALLOWED
    case 'AFTER_SALE_QUANTITY':
      // Fewer pieces are left than the request has: another request holds them.
      return { error: 'AFTER_SALE_EXISTS', detail }
    default:
      return { error, detail }
  }
}

/** The changes that applying again makes. The pieces stay the same. */
export function reappliedFields(
  ctx: Pick<WorldCtx, 'db' | 'now'>,
  row: AfterSaleRow,
  order: OrderRow,
  { reason, description, picture_ids }: Pick<AfterSaleRow, 'reason' | 'description' | 'picture_ids'>,
): Pick<AfterSaleRow, 'reason' | 'description' | 'picture_ids' | 'lines' | 'refund' | 'attempt' | 'applied_at' | 'return_shipment'> {
  return {
    ...quoteRefund(ctx, order, { lines: row.lines, reason, of: row.after_sale_no }),
    reason,
    description: description.trim(),
    picture_ids: [...picture_ids],
    attempt: row.attempt + 1,
    applied_at: ctx.now,
    return_shipment: null,
  }
}
