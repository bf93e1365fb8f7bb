import { scenario, shopper, world } from '../dsl/index.ts'

export default scenario('The connection drops: every page says so, no typed text is lost, and the retry succeeds once', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.fillsForm('address'),
    world.injectsFault('address.create', 'reset'),
    shopper.submitsForm('address').getsNoReply('network'),
    shopper.seesFormKept('address'),
    world.clearsFaults(),
    shopper.submitsForm('address'),
    world.counts('addresses', 1),
    world.injectsFault('every call', 'reset'),
    shopper.opens('cart').getsNoReply('network'),
    shopper.opens('wallet').getsNoReply('network'),
    shopper.opens('afterSales').getsNoReply('network'),
    world.clearsFaults(),
    shopper.retries(),
  ],
})
