import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('Every answer takes 3 s: pages say that they are on their way, what was typed waits, and goes through once', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    world.spoils('every call', 'latency', { ms: 3_000 }),
    shopper.fills('order note'),
    shopper.findsAWayOn(),
    shopper.placesOrderTwice(),
    world.heals(),
    world.counts('orders', 1),
    shopper.seesOrder('pending_payment'),
  ],
})
