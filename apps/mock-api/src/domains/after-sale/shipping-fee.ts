import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { z } from 'zod'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { TranslatedText } from '../../engine/store/translated-text.ts'
import { notifyOfAfterSale } from '../message/notify.ts'
import type { OrderRow } from '../order/tables.ts'
import { COIN_RULE } from '../points/coins.ts'
import { coinsToReclaim, includesShipping } from './refund.ts'
import { holdingRequests } from './refund-parts-now.ts'
import { holdsPieces } from './requests.ts'
import type { AfterSaleRow } from './tables.ts'
import { SHIPPING_FEE_TEXTS } from './texts.ts'

const { refundPending, success, failure } = AFTER_SALE_STATUS

/** Whether a request can still be given up with its pieces. Money that is paid, pending or owed can't. */
function isUndecided({ status }: AfterSaleRow): boolean {
  return status !== refundPending && status !== success && status !== failure
}

/** Adds the shipping fee to a request or removes it, and notifies the member. */
function assignShippingFee(ctx: WorldCtx, order: OrderRow, row: AfterSaleRow, bears: boolean, note: z.output<typeof TranslatedText>): void {
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
