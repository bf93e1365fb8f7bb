import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { Complete } from '@nusaria/contracts/added'
import type { ArgsOf } from '@nusaria/contracts/contract'
import type { Review, ReviewableLine, reviewContract } from '@nusaria/contracts/review'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import type { OrderLineRow, OrderRow } from '../order/tables.ts'
import { pictureUrl } from '../picture/index.ts'
import { ANONYMOUS, maskedName } from './catalogue-reviews.ts'
import { helpfulVotes, isHelpfulTo } from './helpful.ts'
import { linesToReview, reviewKey } from './lines.ts'
import type { ReviewRow } from './tables.ts'

export type Reader = Pick<Ctx, 'db' | 'language' | 'member'>

/** A member's review as the API returns it. A deleted member becomes anonymous, and their pictures are gone. */
export function reviewView(reader: Reader, row: ReviewRow, helpful_count = 0): Complete<Review> {
  const { db, language, member } = reader
  const { review_no, product_no, spec_values, stars, content, picture_ids, anonymous, member_no, created_at } = row
  const writer = anonymous ? undefined : db.members.get(member_no)
  return {
    review_no,
    product_no,
    spec_values,
    stars,
    content,
    language: row.language,
    picture_list: picture_ids.flatMap((id) => db.pictures.get(id) ?? []).map(pictureUrl),
    reviewer: writer?.user_name ? maskedName(writer.user_name) : ANONYMOUS[language],
    avatar_url: writer?.avatar_url ?? null,
    created_at: formatInstant(created_at),
    helpful_count,
    flag_helpful: isHelpfulTo(reader, member?.member_no, review_no),
    flag_own: member?.member_no === member_no,
    reply: null,
  }
}

/** Members' reviews of a product in this world, newest first. */
export function memberReviews(reader: Reader, product_no: string, votes = helpfulVotes(reader, product_no)): Complete<Review>[] {
  return reader.db.reviews
    .all({ product_no })
    .reverse()
    .map((row) => reviewView(reader, row, votes.get(row.review_no)))
}

type ReviewInput = Pick<ArgsOf<typeof reviewContract.add>, 'stars' | 'content' | 'picture_ids' | 'anonymous'>

/** Stores a member's review; its pictures are already marked as sent. */
export function storeReview(
  { db, ids, now, language }: WorldCtx & Reader,
  { order_no, member_no }: OrderRow,
  { line_no, product_no, spec_values }: OrderLineRow,
  { stars, content, picture_ids, anonymous }: ReviewInput,
): ReviewRow {
  const reviewed_line = reviewKey(order_no, line_no)
  const review = { stars, content: content.trim(), language, picture_ids, anonymous }
  return db.reviews.insert({ reviewed_line, review_no: ids.next('RW'), member_no, product_no, spec_values, ...review, created_at: now })
}

/** The lines of an order without a review, as their page shows them. */
export function reviewableLines(ctx: Pick<WorldCtx, 'db'>, order: OrderRow): ReviewableLine[] {
  const completed_at = formatInstant(order.events.findLast(({ kind }) => kind === 'completed')?.at ?? order.created_at)
  return linesToReview(ctx, order).map(({ line_no, product_no, sku_no, product_name, spec_values, thumb_image_url }) => ({
    order_no: order.order_no,
    line_no,
    product_no,
    sku_no,
    product_name,
    spec_values,
    thumb_image_url,
    completed_at,
  }))
}
