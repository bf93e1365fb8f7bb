import type { WorldCtx } from '../../engine/contract/context.ts'
import { releaseStock } from '../inventory/inventory.ts'
import type { OrderRow } from '../order/tables.ts'
import { notifyRestock } from '../restock-alert/notify-restock.ts'
import type { AfterSaleRow } from './tables.ts'

/** Puts the pieces of a request back into stock, once: the shop has them back, or never sent them. The row records it. */
export function restockRequest(ctx: WorldCtx, { after_sale_no, lines, stock_returned }: AfterSaleRow, order: OrderRow): void {
  if (stock_returned) return
  const pieces = lines.flatMap(({ line_no, quantity }) => {
    const line = order.lines.find((each) => each.line_no === line_no)
    return line ? [{ sku_no: line.sku_no, quantity }] : []
  })
  releaseStock(ctx, pieces)
  for (const { sku_no } of pieces) notifyRestock(ctx, sku_no)
  ctx.db.after_sales.update(after_sale_no, { stock_returned: true })
}
