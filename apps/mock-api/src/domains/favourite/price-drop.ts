import type { WorldCtx } from '../../engine/contract/context.ts'
import { productCard } from '../inventory/card.ts'
import { currentSku } from '../inventory/inventory.ts'
import { sendMessage } from '../message/notify.ts'
import { priceDropText } from './texts.ts'

/** How much lower a price must be for a notification: 5% (seed value). */
const NOTIFY_BELOW = 0.95

/**
 * Notifies members with this SKU's product among their favourites that it got cheaper, if it can be bought. A price is announced once; the
 * next announcement needs a clearly lower price.
 */
export function notifyPriceDrop(ctx: WorldCtx, sku_no: string): void {
  const product = currentSku(ctx, sku_no)?.product
  if (!product) return
  const { product_no, price, product_name, flag_sold_out } = productCard(ctx, product)
  if (flag_sold_out === 1) return
  for (const { favourite_id, member_no, added_price, told_price } of ctx.db.favourites.all({ product_no })) {
    const before = told_price ?? added_price
    if (price > before * NOTIFY_BELOW) continue
    ctx.db.favourites.update(favourite_id, { told_price: price })
    sendMessage(ctx, member_no, 'promotion', priceDropText(product_name, price, before), { target: 'product', ref: product_no })
  }
}
