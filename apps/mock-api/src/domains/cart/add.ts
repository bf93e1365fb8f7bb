import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { type CurrentSku, currentSku } from '../inventory/inventory.ts'
import { availabilityOf, TROUBLE_ERROR, troubleOf } from './rules.ts'
import type { CartLineRow } from './tables.ts'

export type AddError = 'SKU_INFO_MISSING' | 'PRODUCT_OFF_SALE' | 'STOCK_INSUFFICIENT' | 'PURCHASE_LIMIT_EXCEEDED' | 'CART_FULL'

export type AddOutcome = { readonly ok: true } | { readonly ok: false; readonly error: AddError; readonly params?: Record<string, number> }

/** Parameters for the error message: pieces left, pieces allowed. */
export function troubleParams({ stock, product }: CurrentSku): Record<string, number> {
  return product.purchase_limit === null ? { stock } : { stock, limit: product.purchase_limit }
}

/** Adds pieces to a cart and selects the line. */
export function addToCart(ctx: WorldCtx, owner: string, sku_no: string, quantity: number): AddOutcome {
  const now = currentSku(ctx, sku_no)
  if (!now) return { ok: false, error: 'SKU_INFO_MISSING' }
  const line = ctx.db.cart_lines.find({ owner, sku_no })
  const wanted = quantity + (line?.quantity ?? 0)
  const trouble = troubleOf(wanted, availabilityOf(now))
  if (trouble) return { ok: false, error: TROUBLE_ERROR[trouble], params: troubleParams(now) }
  if (wanted > LIMITS.lineMaxQuantity) return { ok: false, error: 'PURCHASE_LIMIT_EXCEEDED', params: { limit: LIMITS.lineMaxQuantity } }
  if (line) {
    ctx.db.cart_lines.update(line.line_id, { quantity: wanted, selected: true, left_behind: 0 })
    return { ok: true }
  }
  if (ctx.db.cart_lines.count({ owner }) >= LIMITS.cartMaxLines)
    return { ok: false, error: 'CART_FULL', params: { limit: LIMITS.cartMaxLines } }
  ctx.db.cart_lines.insert(newLine(ctx, owner, now, quantity))
  return { ok: true }
}

function newLine(ctx: WorldCtx, owner: string, { sku, price }: CurrentSku, quantity: number): CartLineRow {
  return {
    line_id: ctx.ids.next('CL'),
    owner,
    sku_no: sku.sku_no,
    quantity,
    selected: true,
    added_price: price,
    left_behind: 0,
    added_at: ctx.now,
  }
}
