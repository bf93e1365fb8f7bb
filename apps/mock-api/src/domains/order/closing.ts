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

/** Puts what of an order hasn't left on the shelf again: pieces of after-sales requests went there before. */
function restockOrder(ctx: WorldCtx, order: OrderRow): void {
  if (order.parcels.length > 0) return
  const left = new Map(remainingPieces(order, holdingRequests(ctx, order.order_no)).map(({ line_no, available }) => [line_no, available]))
  const pieces = order.lines.map(({ line_no, sku_no }) => ({ sku_no, quantity: left.get(line_no) ?? 0 }))
  releaseStock(ctx, pieces)
  for (const { sku_no } of pieces) notifyRestock(ctx, sku_no)
}

/**
 * Gives back what a closing order holds: goods that haven't left, vouchers still valid, coins, money. What after-sales gave back, or still
 * owe by a refund that failed, isn't given back once more.
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
 * Closes an order whose every piece was refunded before the shopper had it: there is nothing left to send or receive. All it took has gone
 * back by then, and who asked for that needs no message of regret. A completed order stays completed.
 */
export function closeRefundedOrder(ctx: WorldCtx, { order_no, status, events }: OrderRow): void {
  const closed = nextState(orderLifecycle, status, 'close')
  if (closed === null) return
  const event = { kind: 'closed', at: ctx.now } as const
  ctx.db.orders.update(order_no, { status: closed, close_reason: 'refunded', pay_by: null, events: [...events, event] })
}
