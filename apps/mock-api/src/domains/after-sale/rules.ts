import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { AfterSaleReason, type RequestedLine } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_TYPES, type AfterSaleType } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderStatus } from '@nusaria/contracts/order-entities'
import { normalizeTrackingNumber, TRACKING_NUMBER_RULE, VISIBLE_RULE } from '@nusaria/contracts/patterns'
import type { FailDetail } from '../../engine/http/reply.ts'
import type { OrderRow } from '../order/tables.ts'
import { hasRemainingPieces, type LinesRefusal, linesRefusal, remainingPieces } from './requests.ts'
import type { AfterSaleRow } from './tables.ts'

type AfterSaleOrder = Pick<OrderRow, 'status' | 'pay_method' | 'paid_at' | 'events'>

/** Types by the order's state: goods that haven't been shipped can't be returned. */
const TYPES: Readonly<Record<OrderStatus, readonly AfterSaleType[]>> = {
  pending_payment: [],
  pending_shipment: ['refund_only'],
  pending_receipt: AFTER_SALE_TYPES,
  completed: AFTER_SALE_TYPES,
  closed: [],
}

/** Types that an order allows. Cash on delivery allows none before the cash is collected, at the delivery: the shop doesn't have the money yet. */
function typesOf({ status, pay_method, paid_at }: AfterSaleOrder): readonly AfterSaleType[] {
  return pay_method === 'cod' && paid_at === null ? [] : TYPES[status]
}

/** Until when requests are possible (ms); null while the order is not completed. */
export function applyDeadline({ events }: Pick<OrderRow, 'events'>): number | null {
  const completed = events.findLast(({ kind }) => kind === 'completed')
  return completed ? completed.at + LIMITS.afterSaleDays * DAY : null
}

/** Why no request is possible on an order at a moment (ms); null when one is. */
export function orderRefusal(order: AfterSaleOrder, now: number): 'ORDER_STATUS_MISMATCH' | 'AFTER_SALE_DEADLINE_PAST' | null {
  if (typesOf(order).length === 0) return 'ORDER_STATUS_MISMATCH'
  const deadline = applyDeadline(order)
  return deadline !== null && now >= deadline ? 'AFTER_SALE_DEADLINE_PAST' : null
}

/** Types that can be requested on an order at a moment (ms). */
export function availableTypes(order: AfterSaleOrder, now: number): AfterSaleType[] {
  return orderRefusal(order, now) ? [] : [...typesOf(order)]
}

/** Applications left on an order with these requests. Applying again counts, too. */
export function attemptsLeft(requests: readonly { readonly attempt: number }[]): number {
  return Math.max(0, LIMITS.afterSaleAttempts - requests.reduce((sum, { attempt }) => sum + attempt, 0))
}

const REASONS_BEFORE_SHIPPING: readonly AfterSaleReason[] = ['changed_mind', 'not_arrived', 'other']
/** The reasons to choose from: before shipping, nobody has seen the goods. Of a type: what didn't arrive can't be returned. */
export function reasonsFor({ status }: Pick<OrderRow, 'status'>, type?: AfterSaleType): AfterSaleReason[] {
  const reasons = status === 'pending_shipment' ? REASONS_BEFORE_SHIPPING : AfterSaleReason.options
  return reasons.filter((reason) => type !== 'return_refund' || reason !== 'not_arrived')
}

/** The missing field of a form: no reason is chosen, or "other" is not described. Null when complete. */
export function missingReasonField(reason: AfterSaleReason | null, description: string): 'reason' | 'description' | null {
  if (reason === null) return 'reason'
  return reason === 'other' && !VISIBLE_RULE.test(description) ? 'description' : null
}

/** The missing or invalid field of a return shipment; null when both are valid. */
export function invalidShipmentField(knowsCourier: boolean, tracking_number: string): 'courier_code' | 'tracking_number' | null {
  if (!knowsCourier) return 'courier_code'
  return TRACKING_NUMBER_RULE.test(normalizeTrackingNumber(tracking_number)) ? null : 'tracking_number'
}

/** What decides whether a request is allowed: the order, its requests (newest first), and the time in ms. */
interface ApplyContext {
  readonly order: OrderRow
  readonly requests: readonly AfterSaleRow[]
  readonly now: number
}

type ApplyRefusal =
  | LinesRefusal
  | {
      readonly error: 'ORDER_STATUS_MISMATCH' | 'AFTER_SALE_DEADLINE_PAST' | 'AFTER_SALE_LIMIT' | 'AFTER_SALE_TYPE_UNSUPPORTED'
      readonly detail: FailDetail<'AFTER_SALE_DEADLINE_PAST' | 'AFTER_SALE_LIMIT'>
    }

/** Why this request is not allowed; null when it is. Checks the order first, then the number of applications, the type, and the pieces. */
export function applyRefusal(
  { order, requests, now }: ApplyContext,
  { type, lines }: { readonly type: AfterSaleType; readonly lines: readonly RequestedLine[] },
): ApplyRefusal | null {
  const refusal = orderRefusal(order, now)
  if (refusal === 'AFTER_SALE_DEADLINE_PAST')
    return { error: refusal, detail: { params: { deadline: formatInstant(applyDeadline(order) ?? now) } } }
  if (refusal) return { error: refusal, detail: {} }
  if (attemptsLeft(requests) === 0) return { error: 'AFTER_SALE_LIMIT', detail: { params: { limit: LIMITS.afterSaleAttempts } } }
  if (!availableTypes(order, now).includes(type)) return { error: 'AFTER_SALE_TYPE_UNSUPPORTED', detail: { field: 'type' } }
  return linesRefusal(lines, remainingPieces(order, requests))
}

/** Whether any request is possible on an order now. */
export function canApply({ order, requests, now }: ApplyContext): boolean {
  return availableTypes(order, now).length > 0 && attemptsLeft(requests) > 0 && hasRemainingPieces(remainingPieces(order, requests))
}
