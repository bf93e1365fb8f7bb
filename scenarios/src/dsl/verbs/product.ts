import type { ReviewSort } from '@nusaria/contracts/review'
import { verb, verbWith } from '../declare.ts'

export interface Review {
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly content: string
  readonly photos: number
}

const quantity = (quantity: number = 1) => ({ quantity })
const onProduct = verbWith({ needs: 'product', at: 'product' })
const inCart = verbWith({ at: 'cart' })

/** The product page with its reviews and questions, and the cart. The cart line is that of the SKU viewed last, or else the first. */
export const productVerbs = {
  addsToCart: onProduct('Adds the first variant in stock of the product to the cart.', quantity),
  addsSet: onProduct('Puts the product and what is often bought with it into the cart, with one button.'),
  buysNow: onProduct('Goes from the product to the confirm page.', quantity),
  hasInCart: verb('The cart holds this many pieces.', (pieces: number) => ({ pieces })),
  goesToConfirm: verb('Goes from the cart to the confirm page.'),
  changesVariant: inCart('Switches the line to another variant in stock.'),
  acceptsPrice: inCart('Accepts the changed price of the line.'),
  movesToFavourites: inCart('Moves the line to the favourites.'),
  clearsUnavailable: inCart('Removes all unavailable lines.'),
  claims: verb('Claims a shown voucher, on the coupon page if no other shows it.', (coupon: string) => ({ coupon })),
  sortsReviews: onProduct("Sorts the product's reviews; on a phone it opens all of them.", (sort: ReviewSort) => ({ sort })),
  marksHelpful: onProduct('Presses "helpful" at the first review: marks it, or takes that back.'),
  seesHelpful: onProduct('Whether the first review is marked as helpful.', (marked: boolean = true) => ({ marked })),
  seesQuestion: onProduct(
    "The question comes first of the product's, with the shop's answer; without one it waits, and only its member sees that.",
    (question: string, answer?: string) => ({ question, answer }),
  ),
}
