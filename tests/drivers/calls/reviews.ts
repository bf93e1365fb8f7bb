import type { ResultByName } from '@nusaria/scenarios/dsl/calls'
import type { reviewVerbs } from '@nusaria/scenarios/dsl/verbs/reviews'
import { assertSame, found } from '../driver.ts'
import { asMember, PAGE } from './discovery.ts'
import type { CallActs, StoryContext } from './story-context.ts'

type Review = ResultByName<'review.list'>['list'][number]

async function firstReviews({ client, product_no, reviewSort: sort }: StoryContext): Promise<readonly Review[]> {
  return (await client.call('review.list', { product_no, sort, ...PAGE })).list
}

const firstReview = async (story: StoryContext): Promise<Review> => found((await firstReviews(story))[0], 'The product has no review')

/** What each order compares: the larger comes first. */
const RANKS = {
  newest: ({ created_at }: Review) => Date.parse(created_at),
  helpful: ({ helpful_count = 0 }: Review) => helpful_count,
  stars_desc: ({ stars }: Review) => stars,
  stars_asc: ({ stars }: Review) => -stars,
} as const

/** The reviews of the product viewed last. */
export const reviewActions: CallActs<typeof reviewVerbs> = {
  async sortsReviews(story, { sort }) {
    story.reviewSort = sort
    const ranks = (await firstReviews(story)).map(RANKS[sort])
    assertSame(`The reviews by ${sort}`, ranks.join(), ranks.toSorted((a, b) => b - a).join())
  },

  async marksHelpful(story) {
    const { review_no, flag_helpful } = await firstReview(story)
    await asMember(story, () => story.client.call('review.helpful', { review_no, helpful: !flag_helpful }))
  },

  seesHelpful: async (story, { marked }) =>
    assertSame('Whether the first review is marked as helpful', (await firstReview(story)).flag_helpful, marked),
}
