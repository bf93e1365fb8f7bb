import type { ProductRow } from '../catalogue/types.ts'
import { ratingOf, type StarCounts, spread } from './stars.ts'

/** How a product fares, wherever it is shown. */
export interface Figures {
  readonly counts: StarCounts
  readonly review_count: number
  /** 0 to 5 in tenths; 0 without a review */
  readonly rating: number
}

/**
 * The figures of a product's reviews: the one source of rating and count for cards, the product's page and the summary.
 * The catalogue gives how many there are and how good they should be; the rating is what whole stars make of it.
 */
export function figuresOf({ review_count, rating }: Pick<ProductRow, 'review_count' | 'rating'>): Figures {
  const counts = spread(review_count, rating)
  return { counts, review_count, rating: ratingOf(counts) }
}
