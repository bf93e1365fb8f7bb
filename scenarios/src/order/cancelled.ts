import { scenario, shopper } from '../dsl/index.ts'

export default scenario('An unpaid order is cancelled and closes at once', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    shopper.placesOrder(),
    shopper.cancelsOrder(),
    shopper.seesOrder('closed'),
  ],
})
