import type { Review, ReviewSummary } from '@nusaria/contracts/review'
import type { Ctx } from '../../engine/contract/context.ts'
import type { ProductRow } from '../../reference/catalogue/types.ts'
import { catalogueReview, reviewFlags } from './catalogue-reviews.ts'
import { memberReviews } from './member-reviews.ts'
import { reviewFigures } from './stars.ts'

export interface ReviewQuery {
  readonly stars?: number | undefined
  readonly with_pictures?: boolean | undefined
  readonly page_num: number
  readonly page_size: number
}

type Reader = Pick<Ctx, 'db' | 'epoch' | 'language'>

/** The positions of the catalogue's reviews that match a query, by flags only. */
function matchingPositions(product: ProductRow, { stars, with_pictures }: ReviewQuery): number[] {
  const marks = reviewFlags(product)
  const places: number[] = []
  for (let at = 0; at < marks.stars.length; at++) {
    if (stars !== undefined && marks.stars[at] !== stars) continue
    if (with_pictures && marks.pictured[at] === 0) continue
    places.push(at)
  }
  return places
}

/**
 * A page of a product's reviews, newest first. Only the page's own reviews are generated. Members' reviews come first, since the
 * catalogue's are older than the world. `write` generates one.
 */
export function reviewPage(
  reader: Reader,
  product: ProductRow,
  query: ReviewQuery,
  write: typeof catalogueReview = catalogueReview,
): { list: Review[]; total: number } {
  const { stars, with_pictures, page_num, page_size } = query
  const written = memberReviews(reader, product.product_no).filter(
    (review) => (stars === undefined || review.stars === stars) && (!with_pictures || review.picture_list.length > 0),
  )
  const places = matchingPositions(product, query)
  const start = (page_num - 1) * page_size
  const first = written.slice(start, start + page_size)
  const from = Math.max(0, start - written.length)
  const rest = places.slice(from, from + page_size - first.length)
  return {
    list: [...first, ...rest.map((at) => write(product, at, reader.epoch, reader.language))],
    total: written.length + places.length,
  }
}

/** A product's rating and its distribution of stars. */
export function reviewSummary(reader: Reader, product: ProductRow): ReviewSummary {
  const { counts, rating, review_count } = reviewFigures(reader, product)
  const pictured = memberReviews(reader, product.product_no).filter(({ picture_list }) => picture_list.length > 0).length
  const with_pictures = reviewFlags(product).pictured.reduce((sum, mark) => sum + mark, pictured)
  return { total: review_count, with_pictures, rating, counts: [...counts] }
}
