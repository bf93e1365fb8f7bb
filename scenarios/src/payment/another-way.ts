import { scenario, shopper } from '../dsl/index.ts'

export default scenario('A payment is declined at the gateway, the next one is cancelled there; the third is cash on delivery', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    shopper.placesOrder(),
    shopper.pays('qris'),
    shopper.choosesAtGateway('failure'),
    shopper.seesOrder('pending_payment'),
    shopper.pays('e_wallet'),
    shopper.choosesAtGateway('cancellation'),
    shopper.pays('virtual_account'),
    shopper.abandonsPayment(),
    shopper.pays('cod'),
    shopper.isAt('paymentSuccess'),
    shopper.seesOrder('pending_shipment'),
  ],
})
