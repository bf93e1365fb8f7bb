import { scenario, shopper } from '../dsl/index.ts'

export default scenario('A payment is declined at the gateway; the next one goes through', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    shopper.placesOrder(),
    shopper.pays('qris'),
    shopper.choosesAtGateway('failure'),
    shopper.seesOrder('pending_payment'),
    shopper.pays('qris'),
    shopper.choosesAtGateway('success'),
    shopper.seesOrder('pending_shipment'),
  ],
})
