import { elsewhere, MEMBERS, merchant, scenario, shopper } from '../dsl/index.ts'

const COFFEE = { like: 'kopi robusta bengkulu' }

export default scenario("A guest's cart joins the member's; then another variant, a new price, a favourite, and sold-out products", {
  steps: [
    elsewhere.signsIn('budi'),
    elsewhere.fillsCart(1),
    shopper.looksAt(COFFEE),
    shopper.addsToCart(2),
    shopper.logsIn(MEMBERS.budi.phone),
    shopper.hasInCart(3),
    shopper.changesVariant(),
    merchant.reprices(52_500),
    shopper.opens('cart'),
    shopper.acceptsPrice(),
    shopper.movesToFavourites(),
    shopper.hasInCart(1),
    shopper.seesProductAt('favourites'),
    shopper.looksAt(COFFEE),
    shopper.addsToCart(1),
    merchant.restocks(0),
    shopper.opens('cart'),
    shopper.clearsUnavailable(),
    shopper.hasInCart(1),
  ],
})
