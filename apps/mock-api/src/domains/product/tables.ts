import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A viewed product page. */
const View = z.strictObject({
  product_no: z.string(),
  /** ms of the world's clock */
  viewed_at: z.number(),
})
export type View = z.output<typeof View>

/** The recently viewed products of a member, or of a guest's device. Recommendations use them. */
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
