import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('An unpaid order closes when its time is over', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    shopper.placesOrder(),
    shopper.seesOrder('pending_payment'),
    world.advances('PT61M'),
    shopper.seesOrder('closed'),
  ],
})
