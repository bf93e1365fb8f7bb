import type { WorldCtx } from '../../engine/contract/context.ts'
import { holdingRequests } from '../after-sale/refund-parts-now.ts'
import { isOngoing } from '../after-sale/requests.ts'
import { refundPayment } from './payments.ts'
import type { PaymentRow } from './tables.ts'

/** Rupiah of an order that failed refunds still owe: only those requests can pay them. */
function owedByAfterSales(ctx: WorldCtx, order_no: string): number {
  const owing = holdingRequests(ctx, order_no).filter((row) => !isOngoing(row) && row.refunded_at === null)
  return owing.reduce((sum, { refund }) => sum + refund.refund_amount, 0)
}

/**
 * Refunds what the shop kept of a closed order, as a courtesy: the shipping fee of goods refunded in transit. The money of an open order is
 * refunded by closing it or by after-sales. Returns why it is impossible, in words for the control API; null when done.
 */
export function refundRemainder(ctx: WorldCtx, { status, order_no, amount, refunded_amount }: PaymentRow): string | null {
  if (status !== 'succeeded') return `it is ${status}`
  const order = ctx.db.orders.get(order_no)
  if (order && order.status !== 'closed') return `its order is ${order.status}: close it, or refund by after-sales`
  const rest = amount - refunded_amount - owedByAfterSales(ctx, order_no)
  if (rest === 0) return 'the rest of it is owed by after-sales'
  refundPayment(ctx, order_no, rest)
  return null
}
