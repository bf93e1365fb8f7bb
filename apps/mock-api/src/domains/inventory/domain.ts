import type { EventCtx } from '../../engine/contract/context.ts'
import { defineDomain, entityEvents } from '../../engine/contract/domain.ts'
import { eventNumber } from '../../engine/contract/event-number.ts'
import { notifyPriceDrop } from '../favourite/index.ts'
import { notifyRestock } from '../restock-alert/index.ts'
import { currentSku, ensureSkuState, untickReturned } from './inventory.ts'
import { inventoryTables, type SkuStateRow } from './tables.ts'

function setStock(ctx: EventCtx, row: SkuStateRow, stock: number): void {
  if (stock > 0 && currentSku(ctx, row.sku_no)?.stock === 0) untickReturned(ctx, row.sku_no)
  const initial = ctx.catalogue.sku(row.sku_no)?.stock ?? 0
  ctx.db.sku_states.update(row.sku_no, { stock_delta: stock - initial })
}

/** Stock and prices of the world, on top of the catalogue. Its events let a test sell out, restock or reprice a SKU. */
export const inventoryDomain = defineDomain({
  name: 'inventory',
  tables: inventoryTables,
  routes: [],
  events: {
    sku: entityEvents(
      'sku_states',
      {
        sell_out: (ctx, row) => setStock(ctx, row, 0),
        /** params: { stock } pieces in stock */
        restock: (ctx, row, params) => {
          setStock(ctx, row, eventNumber(ctx, params, 'stock'))
          notifyRestock(ctx, row.sku_no)
        },
        /** params: { price } Rupiah */
        reprice: (ctx, row, params) => {
          ctx.db.sku_states.update(row.sku_no, { price: eventNumber(ctx, params, 'price') })
          notifyPriceDrop(ctx, row.sku_no)
        },
        take_off: (ctx, row) => {
          if (row.off_sale) ctx.illegal('it is off sale already')
          ctx.db.sku_states.update(row.sku_no, { off_sale: true })
        },
        put_on: (ctx, row) => {
          if (!row.off_sale) ctx.illegal('it is on sale')
          untickReturned(ctx, row.sku_no)
          ctx.db.sku_states.update(row.sku_no, { off_sale: false })
          notifyRestock(ctx, row.sku_no)
        },
      },
      ensureSkuState,
    ),
  },
})
