import type { Db } from '../../engine/store/tables.ts'
import { holdsPieces, remainingPieces, requestsOf } from '../after-sale/index.ts'
import type { OrderLineRow, OrderRow } from '../order/tables.ts'

/** The key of a reviewed order line. */
export function reviewKey(order_no: string, line_no: string): string {
  return `${order_no}:${line_no}`
}

/**
 * The lines of an order that the member can review: none before completion, and none of which all pieces were refunded before shipping or
 * intercepted. Goods that were received and sent back can be reviewed.
 */
export function receivedLines(ctx: { readonly db: Db }, { order_no, status, lines }: OrderRow): OrderLineRow[] {
  if (status !== 'completed') return []
  const kept = requestsOf(ctx, order_no).filter((row) => holdsPieces(row) && row.stock_returned && row.return_shipment === null)
  const left = remainingPieces({ lines }, kept)
  return lines.filter(({ line_no }) => left.some((line) => line.line_no === line_no && line.available > 0))
}

/** The lines without a review. */
export function linesToReview(ctx: { readonly db: Db }, order: OrderRow): OrderLineRow[] {
  return receivedLines(ctx, order).filter(({ line_no }) => ctx.db.reviews.get(reviewKey(order.order_no, line_no)) === undefined)
}
