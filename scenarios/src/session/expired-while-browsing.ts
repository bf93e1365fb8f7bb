import { MEMBERS, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('An expired session never interrupts browsing; a member page asks to log in and returns', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    world.advances('P8D'),
    shopper.opens('home'),
    shopper.isAt('home'),
    shopper.opens('orders').fails('SESSION_EXPIRED'),
    shopper.logsIn(MEMBERS.sari.phone),
    shopper.isBackAt('orders'),
  ],
})
