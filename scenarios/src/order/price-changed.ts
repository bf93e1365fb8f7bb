import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('A changed price stops the order until the shopper has seen the new total', {
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
