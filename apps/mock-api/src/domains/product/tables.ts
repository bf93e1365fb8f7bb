import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A product page that was opened. */
const View = z.strictObject({
  product_no: z.string(),
  /** ms of the world's clock */
  viewed_at: z.number(),
})
export type View = z.output<typeof View>

/** What a member, or a guest's device, looked at: recently viewed, and what the recommendations are made of. */
export const VisitorViewsRow = z.strictObject({
  /** `member:<no>` or `device:<id>` */
  owner: z.string(),
  /** newest first, each product once */
  views: z.array(View),
})
export type VisitorViewsRow = z.output<typeof VisitorViewsRow>

export const productTables = {
  visitor_views: table({ schema: VisitorViewsRow, key: 'owner' }),
}
