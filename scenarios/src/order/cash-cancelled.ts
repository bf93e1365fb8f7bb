import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario('An order with cash on delivery is cancelled before it ships', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    elsewhere.signsIn('budi'),
    elsewhere.buys('kopi'),
    shopper.opensOtherOrder(),
    elsewhere.pays('cod'),
    shopper.seesOrder('pending_shipment'),
    shopper.cancelsOrder(),
    shopper.seesOrder('closed'),
  ],
})
