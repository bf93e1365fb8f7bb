import { verb } from '../declare.ts'

const quantity = (quantity: number = 1) => ({ quantity })
const productPage = { needs: 'product', at: 'product' } as const

/** Product page and cart. The cart line is that of the SKU viewed last, or else the first. */
export const cartVerbs = {
  addsToCart: verb('Adds the first variant in stock of the product to the cart.', quantity, productPage),
  buysNow: verb('Goes from the product to the confirm page.', quantity, productPage),
  hasInCart: verb('The cart holds this many pieces.', (pieces: number) => ({ pieces })),
  goesToConfirm: verb('Goes from the cart to the confirm page.'),
  setsPieces: verb('Sets the quantity of the line.', (pieces: number) => ({ pieces }), { at: 'cart' }),
  changesVariant: verb('Switches the line to another variant in stock.', undefined, { at: 'cart' }),
  acceptsPrice: verb('Accepts the changed price of the line.', undefined, { at: 'cart' }),
  movesToFavourites: verb('Moves the line to the favourites.', undefined, { at: 'cart' }),
  clearsUnavailable: verb('Removes all unavailable lines.', undefined, { at: 'cart' }),
  claims: verb('Claims a shown voucher, on the coupon page if no other shows it.', (coupon: string) => ({ coupon })),
}
