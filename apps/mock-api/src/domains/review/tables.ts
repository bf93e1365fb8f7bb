import { LanguageCode } from '@nusaria/contracts/common'
import { ProductNo } from '@nusaria/contracts/product-entities'
import { Stars } from '@nusaria/contracts/review'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A member's review of an order line. */
export const ReviewRow = z.strictObject({
  /** `<order_no>:<line_no>`: each line has at most one review */
  reviewed_line: z.string(),
  review_no: z.string(),
  member_no: z.string(),
  product_no: ProductNo,
  /** The option values that were bought. */
  spec_values: z.array(z.string()),
  stars: Stars,
  content: z.string(),
  language: LanguageCode,
  picture_ids: z.array(z.string()),
  anonymous: z.boolean(),
  /** ms of the world's clock */
  created_at: z.number(),
})
export type ReviewRow = z.output<typeof ReviewRow>

/** A member finds a review helpful. */
export const HelpfulVoteRow = z.strictObject({
  /** `<member_no>:<review_no>`: each member has at most one vote for a review */
  vote_id: z.string(),
  member_no: z.string(),
  review_no: z.string(),
  product_no: ProductNo,
  /** ms of the world's clock */
  created_at: z.number(),
})

export const reviewTables = {
  reviews: table({ schema: ReviewRow, key: 'reviewed_line' }),
  helpful_votes: table({ schema: HelpfulVoteRow, key: 'vote_id' }),
}
