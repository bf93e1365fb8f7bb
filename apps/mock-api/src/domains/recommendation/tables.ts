import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** The basis of the recommendations that someone is browsing, renewed with their first page. */
export const RecommendationRow = z.strictObject({
  /** `member:<no>` or `device:<id>` */
  owner: z.string(),
  /** Categories they are interested in. */
  interests: z.array(z.string()),
  /** Numbers of the products that were off sale then: they have no position. */
  without: z.array(z.string()),
  /** Numbers of the products that come last: in the shopper's cart, bought lately, or sold out. */
  last: z.array(z.string()),
})
export type RecommendationRow = z.output<typeof RecommendationRow>

export const recommendationTables = {
  recommendations: table({ schema: RecommendationRow, key: 'owner' }),
}
