import type { AfterSaleReason, RefundTarget, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { ErrorName } from '@nusaria/contracts/errors'
import { type AfterSaleType, nextState, type OrderEvent, orderLifecycle } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { DAY } from '../../../lib/time.ts'
import type { OrderRow } from '../../order/tables.ts'
import { type ExpectedRequest, type ExpectedRequests, isOpen, piecesOf } from './expected-requests.ts'

/** What a shopper asks for, as the form has it. */
export interface FormInput {
  readonly type: AfterSaleType
  readonly lines: readonly RequestedLine[]
  readonly reason: AfterSaleReason | null
  readonly description: string
  readonly target: RefundTarget | null
  /** Whether the form says the amount that there is to give back. */
  readonly right_amount: boolean
}

type ExpectedError = ErrorName | null

/** Why pieces can't be asked for, line by line; `but` doesn't count. */
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

/** Why nothing can be asked for on an order now (ms), or not like this. */
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

/** Whether a target is there and the member's own; money of cash can't go back the way it came. */
function accountError(requests: ExpectedRequests, { member_no, pay_method }: OrderRow, target: RefundTarget | null): ExpectedError {
  const kept = target && requests.accounts.get(target.id)
  const fits = target === null ? pay_method !== 'cod' : kept?.member_no === member_no && !kept.removed
  return fits ? null : 'REFUND_ACCOUNT_REQUIRED'
}

/** How the shop must answer a form; null: by filing it. */
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

/** How it must answer one that is filed once more. */
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

/** How it must answer a retry with another account. */
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

/** Whether an order may go on like this: by the table, and not while a request on it is under way. */
export function canTransition(requests: ExpectedRequests, order: OrderRow, event: OrderEvent): boolean {
  if (nextState(orderLifecycle, order.status, event) === null) return false
  const held = requests.ofOrder(order.order_no).some(isOpen)
  if (event === 'deliver') return order.parcels.some(({ delivered_at }) => delivered_at === null)
  if (event === 'ship') return !held && order.lines.some(({ line_no }) => requests.remaining(order, line_no) > 0)
  if (event === 'complete') return !held && order.parcels.every(({ delivered_at }) => delivered_at !== null)
  return !held || !(event === 'confirm' || event === 'close' || event === 'cancel')
}
