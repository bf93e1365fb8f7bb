import { elsewhere, merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('A large order arrives in two parcels; once received, it earns coins and is bought again', {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.fillsCart(4),
    shopper.opens('cart'),
    shopper.goesToConfirm(),
    shopper.placesOrder(),
    shopper.pays('cod'),
    merchant.ships(),
    shopper.tracks(2),
    merchant.delivers(),
    shopper.confirmsReceipt(),
    shopper.buysAgain(),
    shopper.hasInCart(4),
    shopper.seesCoins('order_completed'),
  ],
})
