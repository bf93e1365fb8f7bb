import type { ResultByName } from '@nusaria/scenarios/dsl/calls'
import { assertSame, assertStep, found } from '../driver.ts'
import { uploadPictures } from './after-sales.ts'
import { asMember, PAGE } from './discovery.ts'
import type { CallActs, StoryContext } from './story-context.ts'

type Review = ResultByName<'review.list'>['list'][number]

const reviewsOf = async ({ client, product_no, reviewSort: sort }: StoryContext) =>
  (await client.call('review.list', { product_no, sort, ...PAGE })).list

const firstReview = async (story: StoryContext): Promise<Review> => found((await reviewsOf(story))[0], 'The product has no review')

/** What each order compares: the larger comes first. */
const RANKS = {
  newest: ({ created_at }: Review) => Date.parse(created_at),
  helpful: ({ helpful_count = 0 }: Review) => helpful_count,
  stars_desc: ({ stars }: Review) => stars,
  stars_asc: ({ stars }: Review) => -stars,
} as const

export const reviewActions: CallActs<'reviews'> = {
  async writesReview(story, { stars, content, photos }) {
    const { client, order_no } = story
    const { actions } = await client.call('order.detail', { order_no })
    assertStep(actions.includes('review'), 'The order offers no review')
    const { list } = await client.call('review.pending', { order_no, ...PAGE })
    const { line_no, product_no } = found(list[0], 'No line of the order waits for a review')
    const picture_ids = await uploadPictures(client, photos, 'review')
    story.review = { product_no, form: { order_no, line_no, stars, content, picture_ids, anonymous: false } }
  },

  async sendsReview({ client, review }) {
    const { product_no, form } = found(review, 'No review is written')
    const { review_no } = await client.call('review.add', form)
    const { list } = await client.call('review.list', { product_no, ...PAGE })
    assertSame("The product's first review", list[0]?.review_no, review_no)
  },

  async sortsReviews(story, { sort }) {
    story.reviewSort = sort
    const ranks = (await reviewsOf(story)).map(RANKS[sort])
    assertSame(`The reviews by ${sort}`, ranks.join(), ranks.toSorted((a, b) => b - a).join())
  },

  async marksHelpful(story) {
    const { review_no, flag_helpful } = await firstReview(story)
    await asMember(story, () => story.client.call('review.helpful', { review_no, helpful: !flag_helpful }))
  },

  seesHelpful: async (story, { marked }) =>
    assertSame('Whether the first review is marked as helpful', (await firstReview(story)).flag_helpful, marked),

  asksQuestion: ({ client, product_no }, { question: content }) =>
    client.call('question.ask', { product_no, content, request_id: crypto.randomUUID() }),

  async seesQuestion({ client, product_no }, { question, answer }) {
    const { list } = await client.call('question.list', { product_no, ...PAGE })
    const first: ResultByName<'question.list'>['list'][number] = found(list[0], 'The product has no question')
    assertSame('The first question', first.content, question)
    assertSame('Its answer', first.answer?.content, answer)
  },
}
