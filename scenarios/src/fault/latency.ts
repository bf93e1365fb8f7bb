import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('Every reply takes 3 s: pages show that they are loading, typed text stays and is sent once', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    world.injectsFault('every call', 'latency', { ms: 3_000 }),
    shopper.fillsForm('order note'),
    shopper.seesRecoveryOption(),
    shopper.placesOrderTwice(),
    world.clearsFaults(),
    world.counts('orders', 1),
    shopper.seesOrder('pending_payment'),
  ],
})
