import { z } from 'zod'
import { addedField } from './added.ts'
import { Instant, LanguageCode, PictureUrl, pageArgs, pageOf, SpecValues } from './common.ts'
import { assumed, defineContract, guestGet, guestPost, guestPostQuery, memberPost, memberPostQuery } from './contract.ts'
import { fieldRules } from './field-rules.ts'
import { ownOrder } from './owners.ts'
import { PictureId } from './picture.ts'
import { ProductNo, SkuNo } from './product-entities.ts'
import { RequiredText } from './rules.ts'

/** 1 (bad) to 5 (good) */
export const Stars = z.int().min(1).max(5)

/** Most characters and pictures of a review. */
export const REVIEW_LIMITS = { content: 500, pictures: 6 } as const

/** The order of a product's reviews. Among equals, and without it, the newest comes first. */
export const ReviewSort = z.enum(['newest', 'helpful', 'stars_desc', 'stars_asc'])
export type ReviewSort = z.output<typeof ReviewSort>

/** What the shop answered to a review. */
export const ReviewReply = z.strictObject({ content: z.string(), created_at: Instant })
export type ReviewReply = z.output<typeof ReviewReply>

const HelpfulCount = z.int().min(0)

/** A review as the product page shows it. */
export const Review = z.strictObject({
  review_no: z.string(),
  product_no: ProductNo,
  spec_values: SpecValues,
  stars: Stars,
  content: z.string(),
  /** Of the content, where the backend knows it: of the page it was written on */
  language: addedField(LanguageCode),
  picture_list: z.array(PictureUrl),
  /** The writer's masked name, or "Anonymous" in the reader's language */
  reviewer: z.string(),
  avatar_url: PictureUrl.nullable(),
  created_at: Instant,
  /** How many members find it helpful, the reader among them. */
  helpful_count: addedField(HelpfulCount),
  /** Whether the reader is one of them; false for a guest. */
  flag_helpful: addedField(z.boolean()),
  /** The reader wrote it, and so can't find it helpful. */
  flag_own: addedField(z.boolean()),
  reply: addedField(ReviewReply.nullable()),
})
export type Review = z.output<typeof Review>

/** The rating of a product; `counts[0]` is the number of one-star reviews. */
export const ReviewSummary = z.strictObject({
  total: z.int().min(0),
  with_pictures: z.int().min(0),
  /** 0 to 5 in tenths; 0 without a review */
  rating: z.number().min(0).max(5),
  counts: z.array(z.int().min(0)).length(5),
})
export type ReviewSummary = z.output<typeof ReviewSummary>

/** A completed order line that the member hasn't reviewed. */
export const ReviewableLine = z.strictObject({
  order_no: z.string(),
  line_no: z.string(),
  product_no: ProductNo,
  sku_no: SkuNo,
  product_name: z.string(),
  spec_values: SpecValues,
  thumb_image_url: PictureUrl,
  completed_at: Instant,
})
export type ReviewableLine = z.output<typeof ReviewableLine>

export const reviewContract = defineContract({
  list: {
    ...guestPostQuery,
    path: '/consumer/product/review/list',
    source: assumed,
    summary: 'Reviews of a product in an order, newest first by default; narrowed to a number of stars or to those with pictures',
    body: z.strictObject({
      product_no: ProductNo,
      stars: Stars.optional(),
      with_pictures: z.boolean().optional(),
      sort: ReviewSort.optional(),
      ...pageArgs,
    }),
    data: pageOf(Review),
    errors: ['PRODUCT_INFO_MISSING'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  summary: {
    ...guestGet,
    path: '/consumer/product/review/summary/:product_no',
    source: assumed,
    summary: "A product's rating and how its stars spread",
    params: z.strictObject({ product_no: ProductNo }),
    data: ReviewSummary,
    errors: ['PRODUCT_INFO_MISSING'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  helpful: {
    ...guestPost,
    path: '/consumer/product/review/helpful',
    source: assumed,
    repeatable: true,
    summary:
      "Marks a review as helpful, or takes that back; sent twice it changes nothing. A guest is told to log in; the member's own is refused",
    body: z.strictObject({ review_no: z.string().min(1).max(64), helpful: z.boolean() }),
    data: z.strictObject({ helpful_count: HelpfulCount }),
    errors: ['PRODUCT_NOT_LOGGED_IN', 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  pending: {
    ...memberPostQuery,
    path: '/consumer/product/review/pending',
    source: assumed,
    summary: 'Completed order lines still without a review; of one order when given',
    body: z.strictObject({ order_no: z.string().min(1).max(40).optional(), ...pageArgs }),
    data: pageOf(ReviewableLine),
    owner: { ...ownOrder, optional: true },
    errors: ['ORDER_NOT_FOUND'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  add: {
    ...memberPost,
    path: '/consumer/product/review/add',
    source: assumed,
    summary: 'Reviews one line of a completed order, once',
    body: z.strictObject({
      order_no: z.string().min(1).max(40),
      line_no: z.string().min(1).max(64),
      stars: Stars,
      content: RequiredText.max(REVIEW_LIMITS.content),
      picture_ids: z.array(PictureId).max(REVIEW_LIMITS.pictures),
      anonymous: z.boolean(),
    }),
    data: Review,
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND', 'REVIEW_NOT_ALLOWED', 'REVIEW_EXISTS', 'EVIDENCE_INVALID'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
})

export const REVIEW_RULES = fieldRules(reviewContract.add.body.shape)
