import type { OrderLineRow, OrderRow } from '../order/tables.ts'
import type { Db } from '../world/tables.ts'

/** Names a line among all that members reviewed. */
export function reviewedLine(order_no: string, line_no: string): string {
  return `${order_no}:${line_no}`
}

/** The lines of an order that wait for a review: none before it is completed. */
export function linesToReview({ db }: { readonly db: Db }, { order_no, status, lines }: OrderRow): OrderLineRow[] {
  if (status !== 'completed') return []
  return lines.filter(({ line_no }) => db.reviews.get(reviewedLine(order_no, line_no)) === undefined)
}
