import { reviewContract } from '@nusaria/contracts/review'
import { implement } from '../../engine/contract/implement.ts'
import { attachPictures } from '../picture/index.ts'
import { pageOfRows } from '../product/index.ts'
import { findReview, helpfulVotes, voteHelpful } from './helpful.ts'
import { receivedLines, reviewKey } from './lines.ts'
import { reviewableLines, reviewView, storeReview } from './member-reviews.ts'
import { reviewPage, reviewSummary } from './reviews.ts'

/** Newest first. */
const newest = { created_at: 'desc' } as const

export const reviewRoutes = implement(reviewContract, {
  list({ body }, ctx) {
    const product = ctx.catalogue.product(body.product_no) ?? ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_no' })
    return reviewPage(ctx, product, body)
  },

  summary({ params }, ctx) {
    const product = ctx.catalogue.product(params.product_no) ?? ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_no' })
    return reviewSummary(ctx, product)
  },

  helpful({ body }, ctx) {
    if (!ctx.member) return ctx.fail('PRODUCT_NOT_LOGGED_IN')
    const review = findReview(ctx, body.review_no) ?? ctx.fail('PRODUCT_INFO_MISSING', { field: 'review_no' })
    if (review.member_no === ctx.member.member_no) return ctx.fail('PRODUCT_PARAMETER_INVALID', { field: 'review_no' })
    voteHelpful(ctx, ctx.member.member_no, review, body.helpful)
    return { helpful_count: review.helpful + (helpfulVotes(ctx, review.product_no).get(review.review_no) ?? 0) }
  },

  pending({ body }, ctx) {
    const { member_no } = ctx.member
    const orders = ctx.owned ? [ctx.owned] : ctx.db.orders.all({ member_no, status: 'completed' }, newest)
    const lines = orders.flatMap((order) => reviewableLines(ctx, order))
    return { list: [...pageOfRows(lines, body.page_num, body.page_size)], total: lines.length }
  },

  add({ body }, ctx) {
    const { order_no, line_no, picture_ids } = body
    const order = ctx.owned
    const line = receivedLines(ctx, order).find((each) => each.line_no === line_no)
    if (!line) return ctx.fail('REVIEW_NOT_ALLOWED', { field: 'line_no' })
    if (ctx.db.reviews.get(reviewKey(order_no, line_no))) return ctx.fail('REVIEW_EXISTS', { field: 'line_no' })
    if (!attachPictures(ctx, order.member_no, 'review', picture_ids)) return ctx.fail('EVIDENCE_INVALID', { field: 'picture_ids' })
    return reviewView(ctx, storeReview(ctx, order, line, body))
  },
})
