import { merchant, scenario, shopper } from '../dsl/index.ts'
import { MENTENG } from '../sample-data.ts'

export default scenario('A first purchase, from a guest on the home page to a completed order paid in cash', {
  steps: [
    shopper.opens('home'),
    shopper.looksAt({ like: 'kopi' }),
    shopper.addsToCart(2),
    shopper.hasInCart(2),
    shopper.goesToConfirm().fails('SESSION_EXPIRED'),
    shopper.logsIn('81377700011'),
    shopper.hasInCart(2),
    shopper.goesToConfirm(),
    shopper.addsAddress(MENTENG),
    shopper.seesFreeShipping(),
    shopper.placesOrder(),
    shopper.pays('cod'),
    shopper.isAt('paymentSuccess'),
    shopper.seesOrder('pending_shipment'),
    merchant.ships(),
    shopper.seesOrder('pending_receipt'),
    merchant.delivers(),
    shopper.confirmsReceipt(),
    shopper.seesOrder('completed'),
  ],
})
