import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { closeRefundedOrder } from '../order/closing.ts'
import type { OrderRow } from '../order/tables.ts'
import { refundPayment } from '../payment/payments.ts'
import { adjustCoins, coinsToRupiah, reclaimCoins } from '../points/coins.ts'
import { returnVouchers } from '../voucher/member-vouchers.ts'
import { coinsForUnrefunded } from './refund-parts-now.ts'
import { requestsOf } from './requests.ts'
import type { AfterSaleRow } from './tables.ts'

const piecesIn = (lines: readonly { readonly quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether every piece of an order is refunded once this request is. */
function isFullyRefunded(ctx: Pick<WorldCtx, 'db'>, { after_sale_no, lines }: AfterSaleRow, order: OrderRow): boolean {
  const refunded = requestsOf(ctx, order.order_no).filter(
    (row) => row.status === AFTER_SALE_STATUS.success && row.after_sale_no !== after_sale_no,
  )
  return piecesIn(lines) + refunded.reduce((sum, row) => sum + piecesIn(row.lines), 0) === piecesIn(order.lines)
}

/** Reduces the coins an ongoing order will earn, since part of its money goes back. */
function reduceEarnedCoins(ctx: WorldCtx, order: OrderRow): void {
  const { coins_earned } = coinsForUnrefunded(ctx, order)
  ctx.db.orders.update(order.order_no, { amounts: { ...order.amounts, coins_earned } })
}

/**
 * Pays a refund: the money and the coins used on the pieces go back, coins earned with them are reclaimed, and vouchers return with the
 * order's last pieces. An order with nothing left to send or receive closes; an ongoing one earns less. Afterwards the request's `refund`
 * records what was done: no more coins are reclaimed than the member has, and a voucher may have expired.
 */
export function payRefund(ctx: WorldCtx, row: AfterSaleRow, order: OrderRow): void {
  const { after_sale_no, member_no, refund } = row
  const { order_no } = order
  const of = { order_no, after_sale_no }
  refundPayment(ctx, order_no, refund.refund_amount)
  adjustCoins(ctx, member_no, {
    ...of,
    reason: 'refund_returned',
    points: refund.coins_returned,
    amount: coinsToRupiah(refund.coins_returned),
  })
  const { taken } = reclaimCoins(ctx, member_no, { ...of, points: refund.coins_taken_back, amount: refund.refund_amount })
  const all = isFullyRefunded(ctx, row, order)
  const voucher_returned = all && returnVouchers(ctx, order) > 0
  ctx.db.after_sales.update(after_sale_no, { refund: { ...refund, coins_taken_back: taken, voucher_returned } })
  if (order.status !== 'completed') reduceEarnedCoins(ctx, order)
  if (all) closeRefundedOrder(ctx, order)
}
