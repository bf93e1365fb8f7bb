import type { Db } from '../../engine/store/tables.ts'
import { remainingPieces } from '../after-sale/pieces.ts'
import { holdsPieces, requestsOf } from '../after-sale/requests.ts'
import type { OrderLineRow, OrderRow } from '../order/tables.ts'

/** Names a line among all that members reviewed. */
export function reviewKey(order_no: string, line_no: string): string {
  return `${order_no}:${line_no}`
}

/**
 * The lines of an order that a member can say something of: none before it is completed, and none of which no piece ever came, as all were
 * refunded before they left or were intercepted. What was received and sent back can be spoken of like anything else.
 */
export function receivedLines(ctx: { readonly db: Db }, { order_no, status, lines }: OrderRow): OrderLineRow[] {
  if (status !== 'completed') return []
  const kept = requestsOf(ctx, order_no).filter((row) => holdsPieces(row) && row.stock_returned && row.return_shipment === null)
  const left = remainingPieces({ lines }, kept)
  return lines.filter(({ line_no }) => left.some((line) => line.line_no === line_no && line.available > 0))
}

/** Those of them that wait for a review. */
export function linesToReview(ctx: { readonly db: Db }, order: OrderRow): OrderLineRow[] {
  return receivedLines(ctx, order).filter(({ line_no }) => ctx.db.reviews.get(reviewKey(order.order_no, line_no)) === undefined)
}
