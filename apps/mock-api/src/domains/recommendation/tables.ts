import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** What the recommendations that someone is looking at were made of, taken anew with their first page. */
export const RecommendationRow = z.strictObject({
  /** `member:<no>` or `device:<id>` */
  owner: z.string(),
  /** Categories they follow. */
  interests: z.array(z.string()),
  /** Numbers of the products that were off sale then: they have no place in them. */
  without: z.array(z.string()),
})
export type RecommendationRow = z.output<typeof RecommendationRow>

export const recommendationTables = {
  recommendations: table({ schema: RecommendationRow, key: 'owner' }),
}
