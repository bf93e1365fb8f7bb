import { nextState, orderLifecycle } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { remainingPieces } from '../after-sale/pieces.ts'
import { holdingRequests } from '../after-sale/refund-parts-now.ts'
import { releaseStock } from '../inventory/inventory.ts'
import { closeOpenPayment, refundPayment } from '../payment/payments.ts'
import { adjustCoins, coinsToRupiah } from '../points/coins.ts'
import { notifyRestock } from '../restock-alert/notify-restock.ts'
import { returnVouchers } from '../voucher/member-vouchers.ts'
import type { OrderRow } from './tables.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns an order's unshipped pieces to the stock. Pieces of after-sales requests were returned before. */
function restockOrder(ctx: WorldCtx, order: OrderRow): void {
  if (order.parcels.length > 0) return
  const left = new Map(remainingPieces(order, holdingRequests(ctx, order.order_no)).map(({ line_no, available }) => [line_no, available]))
  const pieces = order.lines.map(({ line_no, sku_no }) => ({ sku_no, quantity: left.get(line_no) ?? 0 }))
  releaseStock(ctx, pieces)
  for (const { sku_no } of pieces) notifyRestock(ctx, sku_no)
}

/**
 * Releases what a closing order holds: unshipped goods, valid vouchers, coins, money. What after-sales refunded, or still owe after a
 * failed refund, isn't refunded again.
 */
export function releaseOrder(ctx: WorldCtx, order: OrderRow, event: 'cancel' | 'expire' | 'close'): void {
  const { order_no, member_no, amounts } = order
  restockOrder(ctx, order)
  returnVouchers(ctx, order)
  const refunds = holdingRequests(ctx, order_no).map(({ refund }) => refund)
  const points = amounts.coins_used - sum(refunds.map(({ coins_returned }) => coins_returned))
  adjustCoins(ctx, member_no, { reason: 'order_cancelled', points, order_no, amount: coinsToRupiah(points) })
  closeOpenPayment(ctx, order_no, event === 'expire' ? 'expire' : 'cancel')
  refundPayment(ctx, order_no, amounts.total - sum(refunds.map(({ refund_amount }) => refund_amount)))
}

/**
 * Closes an order whose pieces were all refunded before the shopper received it: nothing is left to send or receive. Everything has been
 * released by then, and no message is sent, since the shopper asked for it. A completed order stays completed.
 */
export function closeRefundedOrder(ctx: WorldCtx, { order_no, status, events }: OrderRow): void {
  const closed = nextState(orderLifecycle, status, 'close')
  if (closed === null) return
  const event = { kind: 'closed', at: ctx.now } as const
  ctx.db.orders.update(order_no, { status: closed, close_reason: 'refunded', pay_by: null, events: [...events, event] })
}
