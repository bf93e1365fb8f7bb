import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario('An order to be paid in cash is cancelled before it is shipped', {
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
