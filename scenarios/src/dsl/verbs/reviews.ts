import type { ReviewSort } from '@nusaria/contracts/review'
import { verbWith } from '../declare.ts'

const onProduct = verbWith({ needs: 'product', at: 'product' })

/** The reviews of the product viewed last. */
export const reviewVerbs = {
  sortsReviews: onProduct("Sorts the product's reviews; on a phone it opens all of them.", (sort: ReviewSort) => ({ sort })),
  marksHelpful: onProduct('Presses "helpful" at the first review: marks it, or takes that back.'),
  seesHelpful: onProduct('Whether the first review is marked as helpful.', (marked: boolean = true) => ({ marked })),
}
