import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** What changed about a SKU since the world began; a SKU without a row is as in the catalogue. */
export const SkuStateRow = z.strictObject({
  sku_no: z.string(),
  /** pieces sold (negative) or added (positive) */
  stock_delta: z.int(),
  /** Rupiah; null: the catalogue's price */
  price: z.int().min(0).nullable(),
  off_sale: z.boolean(),
})
export type SkuStateRow = z.output<typeof SkuStateRow>

export const inventoryTables = {
  sku_states: table({ schema: SkuStateRow, key: 'sku_no' }),
}
