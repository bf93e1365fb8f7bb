import { verb, verbWith } from '../declare.ts'

const quantity = (quantity: number = 1) => ({ quantity })
const onProduct = verbWith({ needs: 'product', at: 'product' })
const inCart = verbWith({ at: 'cart' })

/** Product page and cart. The cart line is that of the SKU viewed last, or else the first. */
export const cartVerbs = {
  addsToCart: onProduct('Adds the first variant in stock of the product to the cart.', quantity),
  addsSet: onProduct('Puts the product and what is often bought with it into the cart, with one button.'),
  buysNow: onProduct('Goes from the product to the confirm page.', quantity),
  hasInCart: verb('The cart holds this many pieces.', (pieces: number) => ({ pieces })),
  goesToConfirm: verb('Goes from the cart to the confirm page.'),
  setsPieces: inCart('Sets the quantity of the line.', (pieces: number) => ({ pieces })),
  changesVariant: inCart('Switches the line to another variant in stock.'),
  acceptsPrice: inCart('Accepts the changed price of the line.'),
  movesToFavourites: inCart('Moves the line to the favourites.'),
  clearsUnavailable: inCart('Removes all unavailable lines.'),
  claims: verb('Claims a shown voucher, on the coupon page if no other shows it.', (coupon: string) => ({ coupon })),
}
