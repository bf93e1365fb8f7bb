import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { type CurrentSku, currentSku } from '../inventory/index.ts'
import { availabilityOf, mergedQuantity, ownerOf, TROUBLE_ERROR, troubleOf } from './rules.ts'
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
  const requested = quantity + (line?.quantity ?? 0)
  const trouble = troubleOf(requested, availabilityOf(now))
  if (trouble) return { ok: false, error: TROUBLE_ERROR[trouble], params: troubleParams(now) }
  if (requested > LIMITS.lineMaxQuantity) return { ok: false, error: 'PURCHASE_LIMIT_EXCEEDED', params: { limit: LIMITS.lineMaxQuantity } }
  if (line) {
    ctx.db.cart_lines.update(line.line_id, { quantity: requested, selected: true, left_behind: 0 })
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

type ChangeError = 'SKU_INFO_MISSING' | 'STOCK_INSUFFICIENT' | 'PURCHASE_LIMIT_EXCEEDED'

export type ChangeOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: ChangeError; readonly params?: Record<string, number> }

/**
 * Changes a line to another SKU of its product, at today's price, and merges it with the line that already has that SKU. `pieces` sets the
 * quantity; the default is the sum of both lines.
 */
export function changeSku(ctx: WorldCtx, line: CartLineRow, sku_no: string, pieces?: number): ChangeOutcome {
  const now = currentSku(ctx, sku_no)
  const before = currentSku(ctx, line.sku_no)
  if (!now || now.off_sale || now.product.product_no !== before?.product.product_no) return { ok: false, error: 'SKU_INFO_MISSING' }
  if (sku_no === line.sku_no && pieces === undefined) return { ok: true }
  const twin = ctx.db.cart_lines.find((row) => row.owner === line.owner && row.sku_no === sku_no && row.line_id !== line.line_id)
  const quantity = pieces ?? line.quantity + (twin?.quantity ?? 0)
  const trouble = troubleOf(quantity, { ...availabilityOf(now), off_sale: false })
  if (trouble && trouble !== 'off_sale') return { ok: false, error: TROUBLE_ERROR[trouble], params: troubleParams(now) }
  if (quantity > LIMITS.lineMaxQuantity) return { ok: false, error: 'PURCHASE_LIMIT_EXCEEDED', params: { limit: LIMITS.lineMaxQuantity } }
  if (twin) ctx.db.cart_lines.remove(twin.line_id)
  ctx.db.cart_lines.update(line.line_id, {
    sku_no,
    quantity,
    selected: line.selected || twin?.selected === true,
    added_price: now.price,
    left_behind: 0,
  })
  return { ok: true }
}

/**
 * Merges a device's cart into a member's at login. Nothing is lost silently: pieces of the same SKU add up as far as they can be bought,
 * and the line counts the rest in `left_behind`. Other lines move unchanged, even beyond the maximum number of lines. Seed the member first
 * (`ctx.ensureSeeded`).
 */
export function mergeGuestCart(ctx: WorldCtx, device: string, member_no: string): void {
  const guest = ownerOf(null, device)
  if (guest === null) return
  const owner = `member:${member_no}`
  for (const line of ctx.db.cart_lines.all({ owner: guest })) {
    const mine = ctx.db.cart_lines.find({ owner, sku_no: line.sku_no })
    if (!mine) {
      ctx.db.cart_lines.update(line.line_id, { owner })
      continue
    }
    const now = currentSku(ctx, line.sku_no)
    const quantity = mergedQuantity(mine.quantity, line.quantity, now ? availabilityOf(now) : null)
    ctx.db.cart_lines.update(mine.line_id, {
      quantity,
      left_behind: mine.left_behind + line.left_behind + mine.quantity + line.quantity - quantity,
      selected: mine.selected || line.selected,
    })
    ctx.db.cart_lines.remove(line.line_id)
  }
}
