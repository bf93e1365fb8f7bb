import type { Review, ReviewSummary } from '@nusaria/contracts/review'
import type { ProductRow } from '../catalogue/types.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { pageOfRows } from '../product/rules.ts'
import { figuresOf } from './figures.ts'
import { marksOf, reviewAt } from './made.ts'

export interface ReviewQuery {
  readonly stars?: number | undefined
  readonly with_pictures?: boolean | undefined
  readonly page_num: number
  readonly page_size: number
}

/**
 * A page of a product's reviews, newest first. Only the page's own reviews are written out: the filters look at marks.
 * All of the catalogue's are older than the world, so whatever members write stands before them.
 */
export function reviewPage(
  { began, language }: Pick<Ctx, 'began' | 'language'>,
  product: ProductRow,
  { stars, with_pictures, page_num, page_size }: ReviewQuery,
): { list: Review[]; total: number } {
  const marks = marksOf(product)
  const places: number[] = []
  for (let at = 0; at < marks.stars.length; at++) {
    if (stars !== undefined && marks.stars[at] !== stars) continue
    if (with_pictures && marks.pictured[at] === 0) continue
    places.push(at)
  }
  const page = pageOfRows(places, page_num, page_size)
  return { list: page.map((at) => reviewAt(product, at, began, language)), total: places.length }
}

/** A product's rating and how its stars spread. */
export function reviewSummary(product: ProductRow): ReviewSummary {
  const { counts, rating, review_count } = figuresOf(product)
  const with_pictures = marksOf(product).pictured.reduce((sum, pictured) => sum + pictured, 0)
  return { total: review_count, with_pictures, rating, counts: [...counts] }
}
