import { SkuNo } from '@nusaria/contracts/product'
import { z } from 'zod'
import { table } from '../world/define.ts'

/** A member waits for a SKU. The wish is `subscribed` while its row stands; it goes when it is served or taken back. */
export const ArrivalNoticeRow = z.strictObject({
  /** `<member_no>:<sku_no>` */
  notice_id: z.string(),
  member_no: z.string(),
  sku_no: SkuNo,
  /** ms of the world's clock */
  subscribed_at: z.number(),
})
export type ArrivalNoticeRow = z.output<typeof ArrivalNoticeRow>

export const noticeTables = {
  arrival_notices: table({ schema: ArrivalNoticeRow, key: 'notice_id' }),
}
