import { z } from 'zod'
import { table } from '../world/define.ts'

/** What a member, or a guest's device, looked at: feeds the recommendations. */
export const VisitorViewsRow = z.strictObject({
  /** `member:<no>` or `device:<id>` */
  owner: z.string(),
  /** newest first, each once */
  product_nos: z.array(z.string()),
  /** Categories the recommendations now shown were made for; taken anew with their first page. */
  interests: z.array(z.string()),
})
export type VisitorViewsRow = z.output<typeof VisitorViewsRow>

export const productTables = {
  visitor_views: table({ schema: VisitorViewsRow, key: 'owner' }),
}
