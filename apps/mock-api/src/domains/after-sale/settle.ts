import { AFTER_SALE_STATUS, orderLifecycle } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { transition } from '../../engine/contract/transition.ts'
import type { Translated } from '../../engine/store/translated-text.ts'
import { releaseStock } from '../inventory/index.ts'
import type { OrderRow } from '../order/tables.ts'
import { refundPayment } from '../payment/index.ts'
import { adjustCoins, COIN_RULE, coinsToRupiah, reclaimCoins } from '../points/index.ts'
import { notifyRestock } from '../restock-alert/index.ts'
import { returnVouchers } from '../voucher/index.ts'
import { notifyOfAfterSale } from './messages.ts'
import { coinsForUnrefunded, coinsToReclaim, holdingRequests, includesShipping } from './refund.ts'
import { holdsPieces, requestsOf } from './requests.ts'
import type { AfterSaleRow } from './tables.ts'
import { SHIPPING_FEE_TEXTS } from './texts.ts'

/** Puts the pieces of a request back into stock, once: the shop has them back, or never sent them. The row records it. */
export function restockRequest(ctx: WorldCtx, { after_sale_no, lines, stock_returned }: AfterSaleRow, order: OrderRow): void {
  if (stock_returned) return
  const pieces = order.lines.flatMap(({ line_no, sku_no }) =>
    lines.filter((line) => line.line_no === line_no).map(({ quantity }) => ({ sku_no, quantity })),
  )
  releaseStock(ctx, pieces)
  for (const { sku_no } of pieces) notifyRestock(ctx, sku_no)
  ctx.db.after_sales.update(after_sale_no, { stock_returned: true })
}

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
  const voucher_returned = all && returnVouchers(ctx, order, 'merchant') > 0
  ctx.db.after_sales.update(after_sale_no, { refund: { ...refund, coins_taken_back: taken, voucher_returned } })
  if (order.status !== 'completed') reduceEarnedCoins(ctx, order)
  if (all) transition(ctx, orderLifecycle, order, 'close', 'merchant', { changes: { close_reason: 'refunded' } })
}

const { refundPending, success, failure } = AFTER_SALE_STATUS

/** Whether a request can still be given up with its pieces. Money that is paid, pending or owed can't. */
function isUndecided({ status }: AfterSaleRow): boolean {
  return status !== refundPending && status !== success && status !== failure
}

/** Adds the shipping fee to a request or removes it, and notifies the member. */
function assignShippingFee(ctx: WorldCtx, order: OrderRow, row: AfterSaleRow, bears: boolean, note: Translated): void {
  const { after_sale_no, lines, refund, timeline } = row
  const shipping_share = bears ? order.shipping_paid : 0
  const refund_amount = refund.refund_amount - refund.shipping_share + shipping_share
  const before = holdingRequests(ctx, order.order_no, after_sale_no)
  const coins_returned = lines.reduce((sum, { coins_used }) => sum + coins_used, bears ? order.shipping_coins : 0)
  const coins_taken_back = coinsToReclaim({ order, before, ...COIN_RULE }, refund_amount)
  const changed = ctx.db.after_sales.update(after_sale_no, {
    refund: { ...refund, shipping_share, refund_amount, coins_returned, coins_taken_back },
    timeline: [...timeline, { step: 'amount_changed', at: ctx.now, note }],
  })
  notifyOfAfterSale(ctx, changed, 'amount_changed')
}

/**
 * Keeps the shipping fee with the request that is decided last, since it is refunded only with a whole order. When a refund begins, the fee
 * moves to a request that can still be given up. When a request is given up, nobody gets the fee back.
 */
export function reassignShippingFee(ctx: WorldCtx, order: OrderRow, moved: AfterSaleRow): void {
  const others = holdingRequests(ctx, order.order_no, moved.after_sale_no)
  if (moved.status === refundPending && includesShipping(moved)) {
    const last = others.find(isUndecided)
    if (!last) return
    assignShippingFee(ctx, order, moved, false, SHIPPING_FEE_TEXTS.moves)
    assignShippingFee(ctx, order, last, true, SHIPPING_FEE_TEXTS.moves)
  }
  const bearer = holdsPieces(moved) ? undefined : others.find((row) => isUndecided(row) && includesShipping(row))
  if (bearer) assignShippingFee(ctx, order, bearer, false, SHIPPING_FEE_TEXTS.stays)
}
