import type { ReviewSort } from '@nusaria/contracts/review'
import { verbWith } from '../declare.ts'

export interface Review {
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly content: string
  readonly photos: number
}

const onOrder = verbWith({ needs: 'order' })
const onReview = verbWith({ needs: 'written review' })
const onProduct = verbWith({ needs: 'product', at: 'product' })

/** Reviews of the order, and reviews and questions of the product viewed last. */
export const reviewVerbs = {
  writesReview: onOrder('Writes a review with photos for the first line that can be reviewed, unsent.', (review: Review) => review),
  sendsReview: onReview('Sends the review; it then comes first on the product.'),
  sortsReviews: onProduct("Sorts the product's reviews; on a phone it opens all of them.", (sort: ReviewSort) => ({ sort })),
  marksHelpful: onProduct('Presses "helpful" at the first review: marks it, or takes that back.'),
  seesHelpful: onProduct('Whether the first review is marked as helpful.', (marked: boolean = true) => ({ marked })),
  asksQuestion: onProduct('Asks the shop a question about the product.', (question: string) => ({ question })),
  seesQuestion: onProduct(
    "The question comes first of the product's, with the shop's answer; without one it waits, and only its member sees that.",
    (question: string, answer?: string) => ({ question, answer }),
  ),
}
