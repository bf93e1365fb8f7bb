import { MEMBERS, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('The session expires during a purchase: after login the shopper is where they were', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(2),
    shopper.isAt('orderConfirm'),
    world.advances('P8D'),
    shopper.placesOrder().fails('SESSION_EXPIRED'),
    shopper.logsIn(MEMBERS.sari.phone),
    shopper.isBackAt('orderConfirm'),
    shopper.placesOrder(),
    shopper.seesOrder('pending_payment'),
  ],
})
