import type { AfterSaleReason, RefundTarget, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { ErrorName } from '@nusaria/contracts/errors'
import { type AfterSaleType, nextState, type OrderEvent, orderLifecycle } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { DAY } from '../../../lib/time.ts'
import type { OrderRow } from '../../order/tables.ts'
import { type ExpectedRequest, type ExpectedRequests, isOpen, piecesOf } from './expected-requests.ts'

/** What a shopper enters in the form. */
export interface FormInput {
  readonly type: AfterSaleType
  readonly lines: readonly RequestedLine[]
  readonly reason: AfterSaleReason | null
  readonly description: string
  readonly target: RefundTarget | null
  /** Whether the form contains the correct amount. */
  readonly right_amount: boolean
}

type ExpectedError = ErrorName | null

/** The error for the pieces, line by line. `but` is ignored. */
function linesError(requests: ExpectedRequests, order: OrderRow, asked: readonly RequestedLine[], but?: ExpectedRequest): ExpectedError {
  for (const [at, { line_no, quantity }] of asked.entries()) {
    const twice = asked.findIndex((one) => one.line_no === line_no) < at
    if (twice || !order.lines.some((line) => line.line_no === line_no)) return 'AFTER_SALE_QUANTITY'
    const free = requests.remaining(order, line_no, but)
    if (requests.ofOrder(order.order_no).some((one) => one !== but && isOpen(one) && piecesOf(one, line_no) > 0))
      return 'AFTER_SALE_ONGOING'
    if (free === 0) return 'AFTER_SALE_EXISTS'
    if (quantity > free) return 'AFTER_SALE_QUANTITY'
  }
  return null
}

/** The error that the order's state causes at a moment (ms), or null. */
export function eligibilityError(
  requests: ExpectedRequests,
  order: OrderRow,
  asked: Pick<FormInput, 'type' | 'lines'>,
  now: number,
  but?: ExpectedRequest,
): ExpectedError {
  const { status, pay_method, events } = order
  if (status === 'pending_payment' || status === 'closed' || (pay_method === 'cod' && status !== 'completed'))
    return 'ORDER_STATUS_MISMATCH'
  const completed = events.findLast(({ kind }) => kind === 'completed')
  if (completed && now >= completed.at + LIMITS.afterSaleDays * DAY) return 'AFTER_SALE_DEADLINE_PAST'
  const filings = requests.ofOrder(order.order_no).reduce((sum, one) => sum + one.attempt, 0)
  if (filings >= LIMITS.afterSaleAttempts) return 'AFTER_SALE_LIMIT'
  if (status === 'pending_shipment' && asked.type === 'return_refund') return 'AFTER_SALE_TYPE_UNSUPPORTED'
  return linesError(requests, order, asked.lines, but)
}

function reasonError({ reason, description, right_amount }: FormInput): ExpectedError {
  if (reason === null || (reason === 'other' && description.trim() === '')) return 'AFTER_SALE_REASON_REQUIRED'
  return right_amount ? null : 'AFTER_SALE_AMOUNT'
}

/** The error for the target: it must exist and be the member's own. Cash can't be refunded to the payment method. */
function accountError(requests: ExpectedRequests, { member_no, pay_method }: OrderRow, target: RefundTarget | null): ExpectedError {
  const kept = target && requests.accounts.get(target.id)
  const fits = target === null ? pay_method !== 'cod' : kept?.member_no === member_no && !kept.removed
  return fits ? null : 'REFUND_ACCOUNT_REQUIRED'
}

/** The error the shop must answer a form with; null when it must create the request. */
export function expectedApplyError(
  requests: ExpectedRequests,
  order: OrderRow,
  by: string | null,
  asked: FormInput,
  now: number,
): ExpectedError {
  if (order.member_no !== by) return 'ORDER_UNAUTHORIZED'
  return eligibilityError(requests, order, asked, now) ?? reasonError(asked) ?? accountError(requests, order, asked.target)
}

/** The error it must answer a second application with. */
export function expectedReapplyError(
  requests: ExpectedRequests,
  one: ExpectedRequest,
  order: OrderRow,
  by: string | null,
  asked: FormInput,
  now: number,
): ExpectedError {
  if (order.member_no !== by) return 'AFTER_SALE_UNAUTHORIZED'
  if (!requests.isLegal(one, order, 'reapply')) return 'AFTER_SALE_REAPPLY_NOT_ALLOWED'
  const refusal = eligibilityError(requests, order, one, now, one)
  if (refusal === 'ORDER_STATUS_MISMATCH' || refusal === 'AFTER_SALE_TYPE_UNSUPPORTED') return 'AFTER_SALE_REAPPLY_NOT_ALLOWED'
  if (refusal === 'AFTER_SALE_QUANTITY') return 'AFTER_SALE_EXISTS'
  return refusal ?? reasonError(asked)
}

/** The error it must answer a retry with another account with. */
export function expectedRetryError(
  requests: ExpectedRequests,
  one: ExpectedRequest,
  order: OrderRow,
  by: string | null,
  target: RefundTarget,
): ExpectedError {
  if (order.member_no !== by) return 'AFTER_SALE_UNAUTHORIZED'
  return requests.isLegal(one, order, 'retry') ? accountError(requests, order, target) : 'AFTER_SALE_STATUS_MISMATCH'
}

/** Whether an order event is legal: by the table, and with no ongoing request in the way. */
export function canTransition(requests: ExpectedRequests, order: OrderRow, event: OrderEvent): boolean {
  if (nextState(orderLifecycle, order.status, event) === null) return false
  const held = requests.ofOrder(order.order_no).some(isOpen)
  if (event === 'deliver') return order.parcels.some(({ delivered_at }) => delivered_at === null)
  if (event === 'ship') return !held && order.lines.some(({ line_no }) => requests.remaining(order, line_no) > 0)
  if (event === 'complete') return !held && order.parcels.every(({ delivered_at }) => delivered_at !== null)
  return !held || !(event === 'confirm' || event === 'close' || event === 'cancel')
}
