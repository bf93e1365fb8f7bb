import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('The connection drops: every page says so, no typed text is lost, and the retry succeeds once', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.fills('address'),
    world.spoils('address.create', 'reset'),
    shopper.submits('address').isLost('network'),
    shopper.findsFilled('address'),
    world.heals(),
    shopper.submits('address'),
    world.counts('addresses', 1),
    world.spoils('every call', 'reset'),
    shopper.opens('cart').isLost('network'),
    shopper.opens('wallet').isLost('network'),
    shopper.opens('afterSales').isLost('network'),
    world.heals(),
    shopper.triesAgain(),
  ],
})
