import type { Db } from '../../engine/store/tables.ts'
import type { ProductRow } from '../../reference/catalogue/types.ts'
import { ratingOf, type StarCounts, spreadStars } from './stars.ts'

/** The review statistics of a product. */
export interface ReviewFigures {
  readonly counts: StarCounts
  readonly review_count: number
  /** 0 to 5 in tenths; 0 without a review */
  readonly rating: number
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
