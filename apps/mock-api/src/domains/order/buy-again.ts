import type { CompleteResultOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import type { SkippedLineReason } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { type AddError, addToCart, availabilityOf, maxQuantity } from '../cart/index.ts'
import { currentSku } from '../inventory/index.ts'
import type { OrderRow } from './tables.ts'

type BuyAgainResult = CompleteResultOf<typeof orderContract.buyAgain>

const REASON: Readonly<Record<AddError, SkippedLineReason>> = {
  SKU_INFO_MISSING: 'off_sale',
  PRODUCT_OFF_SALE: 'off_sale',
  STOCK_INSUFFICIENT: 'sold_out',
  PURCHASE_LIMIT_EXCEEDED: 'over_limit',
  CART_FULL: 'cart_full',
}

/**
 * Adds what can still be bought of an order to the member's cart: the same quantity, or as much as there is. Reports what was left out, and
 * why, and what has another price than in the order.
 */
export function buyAgain(ctx: WorldCtx, owner: string, order: OrderRow): BuyAgainResult {
  const outcome: BuyAgainResult = { added: 0, left_out: [], fewer: [], repriced: [] }
  for (const { sku_no, quantity, price, product_no, product_name, spec_values } of order.lines) {
    const now = currentSku(ctx, sku_no)
    const there = ctx.db.cart_lines.find({ owner, sku_no })?.quantity ?? 0
    const room = now ? maxQuantity(availabilityOf(now)) - there : quantity
    const pieces = Math.max(1, Math.min(quantity, room))
    const put = addToCart(ctx, owner, sku_no, pieces)
    const what = { product_no, product_name, spec_values }
    if (!put.ok) {
      // All pieces in stock are already in the cart.
      const reason = put.error === 'STOCK_INSUFFICIENT' && there > 0 ? 'over_limit' : REASON[put.error]
      outcome.left_out.push({ ...what, reason })
      continue
    }
    outcome.added += pieces
    if (pieces < quantity) outcome.fewer.push({ ...what, wanted: quantity, added: pieces })
    if (now && now.price !== price) outcome.repriced.push({ ...what, before: price, price: now.price })
  }
  return outcome
}
