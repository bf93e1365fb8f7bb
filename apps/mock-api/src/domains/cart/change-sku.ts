import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { currentSku } from '../inventory/inventory.ts'
import { troubleParams } from './add.ts'
import { availabilityOf, TROUBLE_ERROR, troubleOf } from './rules.ts'
import type { CartLineRow } from './tables.ts'

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
