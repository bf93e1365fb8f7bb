import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('Every reply takes 3 s: pages show that they are loading, typed text stays and is sent once', {
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
