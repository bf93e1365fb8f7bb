import type { WorldCtx } from '../../engine/contract/context.ts'
import { currentSku } from '../inventory/inventory.ts'
import { ownerOf } from './owner.ts'
import { availabilityOf, mergedQuantity } from './rules.ts'

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
