import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { Complete } from '@nusaria/contracts/added'
import type { Review, ReviewSort, ReviewSummary } from '@nusaria/contracts/review'
import type { Ctx } from '../../engine/contract/context.ts'
import { catalogueReview, reviewFlags, reviewNo } from './catalogue-reviews.ts'
import { helpfulVotes, isHelpfulTo } from './helpful.ts'
import { type Reader as MemberReader, memberReviews } from './member-reviews.ts'
import { reviewFigures } from './stars.ts'

export interface ReviewQuery {
  readonly stars?: number | undefined
  readonly with_pictures?: boolean | undefined
  readonly sort?: ReviewSort | undefined
  readonly page_num: number
  readonly page_size: number
}

type Reader = MemberReader & Pick<Ctx, 'epoch'>

/** What a filter and an order need of a review, without its text. */
interface Entry {
  readonly stars: number
  readonly pictured: boolean
  readonly helpful: number
  readonly write: () => Complete<Review>
}

/** The catalogue's reviews, newest first. */
function catalogueEntries(reader: Reader, product: ProductRow, votes: ReadonlyMap<string, number>, write: typeof catalogueReview): Entry[] {
  const { stars, pictured, helpful } = reviewFlags(product)
  const votesFor = (at: number) => (votes.size === 0 ? 0 : (votes.get(reviewNo(product, stars.length - at)) ?? 0))
  return Array.from(stars, (given, at) => {
    const helpful_count = (helpful[at] ?? 0) + votesFor(at)
    return {
      stars: given,
      pictured: pictured[at] === 1,
      helpful: helpful_count,
      write() {
        const review = write(product, at, reader.epoch, reader.language)
        const flag_helpful = isHelpfulTo(reader, reader.member?.member_no, review.review_no)
        return { ...review, helpful_count, flag_helpful, flag_own: false }
      },
    }
  })
}

const COMPARE: Readonly<Record<Exclude<ReviewSort, 'newest'>, (a: Entry, b: Entry) => number>> = {
  helpful: (a, b) => b.helpful - a.helpful,
  stars_desc: (a, b) => b.stars - a.stars,
  stars_asc: (a, b) => a.stars - b.stars,
}

/**
 * A page of a product's reviews in an order; among equals the newest come first. Only the page's own reviews are generated. Members' reviews
 * are newer than the catalogue's, which are older than the world. `write` generates one.
 */
export function reviewPage(
  reader: Reader,
  product: ProductRow,
  { stars, with_pictures, sort = 'newest', page_num, page_size }: ReviewQuery,
  write: typeof catalogueReview = catalogueReview,
): { list: Complete<Review>[]; total: number } {
  const votes = helpfulVotes(reader, product.product_no)
  const written = memberReviews(reader, product.product_no, votes).map((review) => ({
    stars: review.stars,
    pictured: review.picture_list.length > 0,
    helpful: review.helpful_count,
    write: () => review,
  }))
  const found = [...written, ...catalogueEntries(reader, product, votes, write)].filter(
    (entry) => (stars === undefined || entry.stars === stars) && (!with_pictures || entry.pictured),
  )
  if (sort !== 'newest') found.sort(COMPARE[sort])
  const start = (page_num - 1) * page_size
  return { list: found.slice(start, start + page_size).map((entry) => entry.write()), total: found.length }
}

/** A product's rating and its distribution of stars. */
export function reviewSummary(reader: Reader, product: ProductRow): ReviewSummary {
  const { counts, rating, review_count } = reviewFigures(reader, product)
  const pictured = memberReviews(reader, product.product_no).filter(({ picture_list }) => picture_list.length > 0).length
  const with_pictures = reviewFlags(product).pictured.reduce((sum, mark) => sum + mark, pictured)
  return { total: review_count, with_pictures, rating, counts: [...counts] }
}
