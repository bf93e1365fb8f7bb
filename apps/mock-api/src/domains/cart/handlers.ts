import { cartContract } from '@nusaria/contracts/cart'
import { LIMITS } from '@nusaria/contracts/limits'
import { implement } from '../../engine/contract/implement.ts'
import { addFavourites } from '../favourite/index.ts'
import { currentSku } from '../inventory/index.ts'
import { availabilityOf, cartOwner, findLine, findLines, maxQuantity, troubleOf } from './rules.ts'
import { addToCart, changeSku, troubleParams } from './update-cart.ts'
import { cartView, pricedLines } from './view.ts'

export const cartRoutes = implement(cartContract, {
  detail: (_input, ctx) => cartView(ctx, cartOwner(ctx)),

  add({ body }, ctx) {
    const owner = cartOwner(ctx)
    if (owner === null) return ctx.fail('ORDER_PARAMETER_INVALID', { field: 'Deviceid' })
    const added = addToCart(ctx, owner, body.sku_no, body.quantity)
    if (!added.ok) return ctx.fail(added.error, { field: added.error === 'SKU_INFO_MISSING' ? 'sku_no' : 'quantity', params: added.params })
    return cartView(ctx, owner)
  },

  addSet({ body }, ctx) {
    const owner = cartOwner(ctx)
    if (owner === null) return ctx.fail('ORDER_PARAMETER_INVALID', { field: 'Deviceid' })
    // The first refusal takes back what was added before it.
    for (const sku_no of body.sku_nos) {
      const added = addToCart(ctx, owner, sku_no, 1)
      if (!added.ok) return ctx.fail(added.error, { field: 'sku_nos', params: added.params })
    }
    return cartView(ctx, owner)
  },

  updateQuantity({ body }, ctx) {
    const owner = cartOwner(ctx)
    const line = findLine(ctx, owner, body.line_id)
    const now = line && currentSku(ctx, line.sku_no)
    if (!line || !now) return ctx.fail('CART_LINE_MISSING', { field: 'line_id' })
    const offer = availabilityOf(now)
    // A smaller quantity is always accepted, even where it can't be bought yet.
    if (body.quantity > line.quantity && body.quantity > maxQuantity(offer)) {
      const trouble = troubleOf(body.quantity, { ...offer, off_sale: false })
      return ctx.fail(trouble === 'over_limit' ? 'PURCHASE_LIMIT_EXCEEDED' : 'STOCK_INSUFFICIENT', {
        field: 'quantity',
        params: troubleParams(now),
      })
    }
    ctx.db.cart_lines.update(line.line_id, { quantity: body.quantity, left_behind: 0 })
    return cartView(ctx, owner)
  },

  changeSku({ body }, ctx) {
    const owner = cartOwner(ctx)
    const line = findLine(ctx, owner, body.line_id)
    if (!line) return ctx.fail('CART_LINE_MISSING', { field: 'line_id' })
    const changed = changeSku(ctx, line, body.sku_no, body.quantity)
    return changed.ok ? cartView(ctx, owner) : ctx.fail(changed.error, { field: 'sku_no', params: changed.params })
  },

  select({ body }, ctx) {
    const owner = cartOwner(ctx)
    const { line_ids, selected } = body
    const rows = line_ids
      ? (findLines(ctx, owner, line_ids) ?? ctx.fail('CART_LINE_MISSING', { field: 'line_ids' }))
      : pricedLines(ctx, owner).flatMap(({ row, trouble }) => (trouble === null || !selected ? [row] : []))
    for (const { line_id } of rows) ctx.db.cart_lines.update(line_id, { selected })
    return cartView(ctx, owner)
  },

  remove({ body }, ctx) {
    const owner = cartOwner(ctx)
    const rows = findLines(ctx, owner, body.line_ids) ?? ctx.fail('CART_LINE_MISSING', { field: 'line_ids' })
    for (const { line_id } of rows) ctx.db.cart_lines.remove(line_id)
    return cartView(ctx, owner)
  },

  acceptPrices({ body }, ctx) {
    const owner = cartOwner(ctx)
    const rows = findLines(ctx, owner, body.line_ids) ?? ctx.fail('CART_LINE_MISSING', { field: 'line_ids' })
    for (const { line_id, sku_no, added_price } of rows)
      ctx.db.cart_lines.update(line_id, { added_price: currentSku(ctx, sku_no)?.price ?? added_price })
    return cartView(ctx, owner)
  },

  moveToFavourites({ body }, ctx) {
    const owner = cartOwner(ctx)
    const rows = findLines(ctx, owner, body.line_ids) ?? ctx.fail('CART_LINE_MISSING', { field: 'line_ids' })
    const products = rows.flatMap(({ sku_no }) => currentSku(ctx, sku_no)?.product ?? [])
    if (!addFavourites(ctx, ctx.member.member_no, products))
      return ctx.fail('PRODUCT_PARAMETER_INVALID', { field: 'line_ids', params: { max: LIMITS.favouritesMax } })
    for (const { line_id } of rows) ctx.db.cart_lines.remove(line_id)
    return cartView(ctx, owner)
  },
})
