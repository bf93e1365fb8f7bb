import type { ArgsByName } from '@nusaria/scenarios/dsl/calls'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { assertStep } from '../driver.ts'
import { pictureFile } from '../sample-values.ts'
import { requireOrderNo, type StoryContext } from './story-context.ts'

/** The written review and its product. */
const drafts = new WeakMap<StoryContext, { readonly product_no: string; readonly review: ArgsByName<'review.add'> }>()

/** Reviews. */
export const reviewActions = {
  async writesReview(story: StoryContext, { stars, content, photos }: Verbs['writesReview']): Promise<void> {
    const { client } = story
    const order_no = requireOrderNo(story)
    const { actions } = await client.call('order.detail', { order_no })
    assertStep(actions.includes('review'), 'The order offers no review')
    const { list } = await client.call('review.pending', { order_no, page_num: 1, page_size: 10 })
    const [line] = list
    assertStep(line, 'No line of the order waits for a review')
    const picture_ids: string[] = []
    for (let photo = 0; photo < photos; photo += 1)
      picture_ids.push((await client.call('picture.upload', { purpose: 'review', file: pictureFile('small') })).picture_id)
    const { line_no, product_no } = line
    drafts.set(story, { product_no, review: { order_no, line_no, stars, content, picture_ids, anonymous: false } })
  },

  /** Sends the review; it comes first on the product. */
  async sendsReview(story: StoryContext): Promise<void> {
    const draft = drafts.get(story)
    assertStep(draft, 'No review is written')
    const { review_no } = await story.client.call('review.add', draft.review)
    const { list } = await story.client.call('review.list', { product_no: draft.product_no, page_num: 1, page_size: 10 })
    assertStep(list[0]?.review_no === review_no, `The product's first review is ${list[0]?.content}`)
  },
}
