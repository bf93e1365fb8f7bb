import type { Complete } from '@nusaria/contracts/added'
import type { AfterSaleBrief, RefundTarget, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import type { OrderRow } from '../order/tables.ts'
import type { AfterSaleRow } from './tables.ts'

/** An order's requests, newest first. */
export function requestsOf({ db }: Pick<WorldCtx, 'db'>, order_no: string): AfterSaleRow[] {
  return db.after_sales.all({ order_no }, { applied_at: 'desc' })
}

/** Whether a request is ongoing: neither refunded nor ended without money. */
export function isOngoing({ status }: Pick<AfterSaleRow, 'status'>): boolean {
  return status !== AFTER_SALE_STATUS.success && status !== AFTER_SALE_STATUS.failure
}

/** Whether a request holds its pieces, so that no other can request them. A failed refund holds them too, as its money is still owed. */
export function holdsPieces(request: Pick<AfterSaleRow, 'status' | 'end_reason'>): boolean {
  return request.status !== AFTER_SALE_STATUS.failure || request.end_reason === 'refund_failed'
}

/** A request as its order shows it. */
export function requestSummary({ after_sale_no, type, status, end_reason, refund }: AfterSaleRow): Complete<AfterSaleBrief> {
  return { after_sale_no, type, status, end_reason, refund_amount: refund.refund_amount }
}

/** Whether a refund to an account is pending. The account can't be removed until then. */
export function hasPendingRefundTo({ db }: Pick<WorldCtx, 'db'>, { kind, id }: RefundTarget): boolean {
  const { refundPending } = AFTER_SALE_STATUS
  return db.after_sales.find(({ status, target }) => status === refundPending && target?.kind === kind && target.id === id) !== undefined
}

type RequestPieces = Pick<AfterSaleRow, 'after_sale_no' | 'status' | 'end_reason' | 'lines'>

/** What can still be requested of an order's line. */
interface LinePieces {
  readonly line_no: string
  /** pieces bought, less those refunded, owed or in an ongoing request */
  readonly available: number
  /** The line's ongoing request, or null. */
  readonly ongoing_no: string | null
  /** The newest request that holds pieces of the line, or null. */
  readonly held_by: string | null
}

function countOf({ lines }: Pick<AfterSaleRow, 'lines'>, line_no: string): number {
  return lines.reduce((sum, line) => sum + (line.line_no === line_no ? line.quantity : 0), 0)
}

/** The lines of an order with the pieces that its requests (newest first) leave. */
export function remainingPieces({ lines }: Pick<OrderRow, 'lines'>, requests: readonly RequestPieces[]): LinePieces[] {
  return lines.map(({ line_no, quantity }) => {
    const holding = requests.filter((request) => holdsPieces(request) && countOf(request, line_no) > 0)
    return {
      line_no,
      available: quantity - holding.reduce((sum, request) => sum + countOf(request, line_no), 0),
      ongoing_no: holding.find(isOngoing)?.after_sale_no ?? null,
      held_by: holding[0]?.after_sale_no ?? null,
    }
  })
}

export interface LinesRefusal {
  readonly error: 'AFTER_SALE_QUANTITY' | 'AFTER_SALE_ONGOING' | 'AFTER_SALE_EXISTS'
  /** The three errors have the same values. */
  readonly detail: FailDetail<'AFTER_SALE_EXISTS'>
}

/** Why pieces can't be requested; null when they can. Names the first line that can't be, and the request that holds its pieces. */
export function linesRefusal(requested: readonly RequestedLine[], pieces: readonly LinePieces[]): LinesRefusal | null {
  for (const [at, { line_no, quantity }] of requested.entries()) {
    const line = pieces.find((each) => each.line_no === line_no)
    const again = requested.findIndex((each) => each.line_no === line_no) !== at
    if (!line || again) return { error: 'AFTER_SALE_QUANTITY', detail: { field: 'lines', params: { line_no } } }
    const { ongoing_no, held_by, available } = line
    if (ongoing_no !== null)
      return { error: 'AFTER_SALE_ONGOING', detail: { field: 'lines', params: { line_no, after_sale_no: ongoing_no } } }
    if (available === 0)
      return { error: 'AFTER_SALE_EXISTS', detail: { field: 'lines', params: { line_no, after_sale_no: held_by ?? '' } } }
    if (quantity > available) return { error: 'AFTER_SALE_QUANTITY', detail: { field: 'lines', params: { line_no, available } } }
  }
  return null
}

/** Whether pieces of any line can be requested now. */
export function hasRemainingPieces(pieces: readonly LinePieces[]): boolean {
  return pieces.some(({ available, ongoing_no }) => available > 0 && ongoing_no === null)
}

/** The order of a request. Orders are never removed. */
export function orderOfRequest({ db }: Pick<WorldCtx, 'db'>, { after_sale_no, order_no }: AfterSaleRow): OrderRow {
  const order = db.orders.get(order_no)
  if (!order) throw new Error(`The order of ${after_sale_no} is missing`)
  return order
}
