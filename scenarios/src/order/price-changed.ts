import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('A price that changes before the order is placed stops it', {
  given: (given) => given.loggedIn('sari'),
  steps: [shopper.looksAt({ like: 'kopi' }), shopper.buysNow(1), merchant.reprices(99_000), shopper.placesOrder().fails('PRICE_CHANGED')],
})
