import { elsewhere, scenario, shopper, world } from '../dsl/index.ts'

const badGateway = world.injectsFault('every call', 'http', { status: 502 })

export default scenario("A gateway answers in the shop's place, in HTML: pages and forms say so, keep what they have, and go on", {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.buys('kopi'),
    shopper.opensOtherOrder(),
    badGateway,
    shopper.cancelsOrder().getsNoReply('malformed'),
    shopper.opens('favourites').getsNoReply('malformed'),
    world.clearsFaults(),
    shopper.retries(),
    shopper.fillsForm('bank account'),
    badGateway,
    shopper.submitsForm('bank account').getsNoReply('malformed'),
    shopper.seesFormKept('bank account'),
    world.clearsFaults(),
    shopper.submitsForm('bank account'),
    world.counts('bank accounts', 1),
    shopper.opens('checkout'),
    badGateway,
    shopper.pays('qris').getsNoReply('malformed'),
    world.clearsFaults(),
    shopper.pays('qris'),
    world.counts('payments', 1),
  ],
})
