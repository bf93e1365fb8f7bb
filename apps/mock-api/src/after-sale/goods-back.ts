import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { giveStockBack } from '../inventory/inventory.ts'
import type { WorldCtx } from '../kernel/ctx.ts'
import { announceArrival } from '../notice/arrivals.ts'
import type { OrderRow } from '../order/tables.ts'
import type { AfterSaleRow } from './tables.ts'

/** Whether the shop has a request's goods when it goes on to its refund: they never left, were intercepted, or were sent back and inspected. */
function hasGoods({ status }: Pick<AfterSaleRow, 'status'>, { parcels }: Pick<OrderRow, 'parcels'>): boolean {
  return parcels.length === 0 || status === AFTER_SALE_STATUS.interceptionRequested || status === AFTER_SALE_STATUS.pendingInspection
}

/**
 * On entering `refundPending`: puts the request's pieces on the shelf again where the shop has them, once. `row` is the request as it stood
 * before; what changes about it beside its status is the answer.
 */
export function takeGoodsBack(ctx: WorldCtx, row: AfterSaleRow, order: OrderRow): Partial<AfterSaleRow> {
  if (row.stock_returned || !hasGoods(row, order)) return {}
  const pieces = row.lines.flatMap(({ line_no, quantity }) => {
    const line = order.lines.find((each) => each.line_no === line_no)
    return line ? [{ sku_no: line.sku_no, quantity }] : []
  })
  giveStockBack(ctx, pieces)
  for (const { sku_no } of pieces) announceArrival(ctx, sku_no)
  return { stock_returned: true }
}
