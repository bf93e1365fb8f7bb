import { scenario, shopper } from '../dsl/index.ts'

export default scenario('Two taps on "place order" make one order', {
  given: (given) => given.loggedIn('sari'),
  steps: [shopper.looksAt({ like: 'kopi' }), shopper.buysNow(1), shopper.placesOrderTwice(), shopper.seesOrder('pending_payment')],
})
