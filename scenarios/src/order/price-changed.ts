import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('A price that changes before the order is placed stops it, until the new total was looked at', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    merchant.reprices(99_000),
    shopper.placesOrder().fails('PRICE_CHANGED'),
    shopper.refreshesPrice(),
    shopper.placesOrder(),
    shopper.seesOrder('pending_payment'),
  ],
})
