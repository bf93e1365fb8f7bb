import { type AddError, addToCart } from '../cart/add.ts'
import { ceilingOf, offerOf } from '../cart/rules.ts'
import { skuNow } from '../inventory/inventory.ts'
import type { WorldCtx } from '../kernel/ctx.ts'
import type { OrderRow } from './tables.ts'

/** What went into the cart again: pieces, the names of what could not, and the last reason. */
export interface BoughtAgain {
  readonly added: number
  readonly left_out: readonly string[]
  readonly error: AddError | null
}

/** Puts what can still be bought of an order into the member's cart, as many pieces as then and as there are. */
export function buyAgain(ctx: WorldCtx, owner: string, order: OrderRow): BoughtAgain {
  let added = 0
  let error: AddError | null = null
  const left_out: string[] = []
  for (const { sku_no, quantity, product_name } of order.lines) {
    const now = skuNow(ctx, sku_no)
    const there = ctx.db.cart_lines.find({ owner, sku_no })?.quantity ?? 0
    const pieces = now ? Math.min(quantity, ceilingOf(offerOf(now)) - there) : quantity
    const outcome = addToCart(ctx, owner, sku_no, Math.max(1, pieces))
    if (outcome.ok) added += Math.max(1, pieces)
    else {
      error = outcome.error
      left_out.push(product_name)
    }
  }
  return { added, left_out, error }
}
