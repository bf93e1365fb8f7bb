import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { Db } from '../../engine/store/tables.ts'

/** The number of reviews with one star, two, up to five. */
export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number]

/** The average in tenths, 1 to 5; 0 without a review. */
export function ratingOf(counts: StarCounts): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const stars = counts.reduce((sum, count, at) => sum + count * (at + 1), 0)
  return total === 0 ? 0 : Math.round((stars / total) * 10) / 10
}

/** How the stars missing to five are distributed: few reviews are very bad, most are just less than perfect. */
const LOST_STARS_SHARE = { one: 0.1, two: 0.08, three: 0.22 } as const

/** A distribution of `total` reviews whose average is as close as possible to a rating (1 to 5): within 0.05 from ten reviews on. */
export function spreadStars(total: number, rating: number): StarCounts {
  const lost = 5 * total - Math.round(Math.min(5, Math.max(1, rating)) * total)
  const one = Math.floor((lost * LOST_STARS_SHARE.one) / 4)
  const two = Math.floor((lost * LOST_STARS_SHARE.two) / 3)
  const three = Math.floor((lost * LOST_STARS_SHARE.three) / 2)
  const four = lost - 4 * one - 3 * two - 2 * three
  const five = total - one - two - three - four
  if (five >= 0) return [one, two, three, four, five]
  // Too few stars for any five: all give about the average.
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  const each = Math.floor((5 * total - lost) / total)
  const more = 5 * total - lost - each * total
  counts[each - 1] = total - more
  if (more > 0) counts[each] = more
  return counts
}

/** The review statistics of a product. */
export interface ReviewFigures {
  readonly counts: StarCounts
  readonly review_count: number
  /** 0 to 5 in tenths; 0 without a review */
  readonly rating: number
}

/** The rating of a product that nobody has reviewed in this world. */
export function catalogueRating({ review_count, rating }: Pick<ProductRow, 'review_count' | 'rating'>): number {
  return ratingOf(spreadStars(review_count, rating))
}

/**
 * The statistics of a product's reviews: the only source of rating and count for cards, pages and summaries. The catalogue sets their
 * number and average; reviews written in this world are added.
 */
export function reviewFigures(
  { db }: { readonly db: Db },
  product: Pick<ProductRow, 'product_no' | 'review_count' | 'rating'>,
): ReviewFigures {
  const written = db.reviews.all({ product_no: product.product_no })
  const given = (stars: number) => written.filter((review) => review.stars === stars).length
  const [one, two, three, four, five] = spreadStars(product.review_count, product.rating)
  const counts = [one + given(1), two + given(2), three + given(3), four + given(4), five + given(5)] as const
  return { counts, review_count: product.review_count + written.length, rating: ratingOf(counts) }
}
