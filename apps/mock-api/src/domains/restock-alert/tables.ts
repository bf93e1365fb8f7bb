import { SkuNo } from '@nusaria/contracts/product-entities'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A member waits for a SKU. The alert is `subscribed` while its row exists. */
export const RestockAlertRow = z.strictObject({
  /** `<member_no>:<sku_no>` */
  notice_id: z.string(),
  member_no: z.string(),
  sku_no: SkuNo,
  /** ms of the world's clock */
  subscribed_at: z.number(),
})
export type RestockAlertRow = z.output<typeof RestockAlertRow>

export const restockAlertTables = {
  arrival_notices: table({ schema: RestockAlertRow, key: 'notice_id' }),
}
