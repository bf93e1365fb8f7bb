import { cartContract } from '@nusaria/contracts/cart'
import { skuNow } from '../inventory/inventory.ts'
import type { WorldCtx } from '../kernel/ctx.ts'
import { implement } from '../kernel/implement.ts'
import { addToCart, troubleParams } from './add.ts'
import { callersCart } from './owner.ts'
import { ceilingOf, offerOf, TROUBLE_ERROR, troubleOf } from './rules.ts'
import type { CartLineRow } from './tables.ts'
import { cartView, linesOf } from './view.ts'

/** A line of this cart; undefined for one that isn't there or is another's. */
function lineIn(ctx: WorldCtx, owner: string | null, line_id: string): CartLineRow | undefined {
  const line = ctx.db.cart_lines.get(line_id)
  return line && line.owner === owner ? line : undefined
}

export const cartRoutes = implement(cartContract, {
  detail: (_input, ctx) => cartView(ctx, callersCart(ctx)),

  add({ body }, ctx) {
    const owner = callersCart(ctx)
    if (owner === null) return ctx.fail('ORDER_PARAMETER_INVALID', { field: 'Deviceid' })
    const added = addToCart(ctx, owner, body.sku_no, body.quantity)
    if (!added.ok) return ctx.fail(added.error, { field: added.error === 'SKU_INFO_MISSING' ? 'sku_no' : 'quantity', params: added.params })
    return cartView(ctx, owner)
  },

  updateQuantity({ body }, ctx) {
    const owner = callersCart(ctx)
    const line = lineIn(ctx, owner, body.line_id)
    const now = line && skuNow(ctx, line.sku_no)
    if (!line || !now) return ctx.fail('CART_LINE_MISSING', { field: 'line_id' })
    const offer = offerOf(now)
    // Fewer than before is always an improvement, even where it can't be bought yet.
    if (body.quantity > line.quantity && body.quantity > ceilingOf(offer)) {
      const trouble = troubleOf(body.quantity, { ...offer, off_sale: false })
      return ctx.fail(trouble === 'over_limit' ? 'PURCHASE_LIMIT_EXCEEDED' : 'STOCK_INSUFFICIENT', {
        field: 'quantity',
        params: troubleParams(now),
      })
    }
    ctx.db.cart_lines.update(line.line_id, { quantity: body.quantity })
    return cartView(ctx, owner)
  },

  changeSku({ body }, ctx) {
    const owner = callersCart(ctx)
    const line = lineIn(ctx, owner, body.line_id)
    if (!line) return ctx.fail('CART_LINE_MISSING', { field: 'line_id' })
    const now = skuNow(ctx, body.sku_no)
    const before = skuNow(ctx, line.sku_no)
    if (!now || now.off_sale || now.product.product_no !== before?.product.product_no)
      return ctx.fail('SKU_INFO_MISSING', { field: 'sku_no' })
    if (body.sku_no === line.sku_no) return cartView(ctx, owner)
    const twin = ctx.db.cart_lines.find((row) => row.owner === owner && row.sku_no === body.sku_no)
    const quantity = line.quantity + (twin?.quantity ?? 0)
    const trouble = troubleOf(quantity, offerOf(now))
    if (trouble) {
      const error = TROUBLE_ERROR[trouble]
      return ctx.fail(error === 'PRODUCT_OFF_SALE' ? 'SKU_INFO_MISSING' : error, { field: 'sku_no', params: troubleParams(now) })
    }
    if (twin) ctx.db.cart_lines.remove(twin.line_id)
    ctx.db.cart_lines.update(line.line_id, { sku_no: body.sku_no, quantity, added_price: now.price })
    return cartView(ctx, owner)
  },

  select({ body }, ctx) {
    const owner = callersCart(ctx)
    const ids = body.line_ids
    if (ids) {
      for (const line_id of ids) {
        if (!lineIn(ctx, owner, line_id)) return ctx.fail('CART_LINE_MISSING', { field: 'line_ids' })
        ctx.db.cart_lines.update(line_id, { selected: body.selected })
      }
      return cartView(ctx, owner)
    }
    for (const { row, trouble } of linesOf(ctx, owner)) {
      if (trouble === null || !body.selected) ctx.db.cart_lines.update(row.line_id, { selected: body.selected })
    }
    return cartView(ctx, owner)
  },

  remove({ body }, ctx) {
    const owner = callersCart(ctx)
    for (const line_id of new Set(body.line_ids)) {
      if (!lineIn(ctx, owner, line_id)) return ctx.fail('CART_LINE_MISSING', { field: 'line_ids' })
      ctx.db.cart_lines.remove(line_id)
    }
    return cartView(ctx, owner)
  },
})
