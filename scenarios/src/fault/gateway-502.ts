import { elsewhere, scenario, shopper, world } from '../dsl/index.ts'

const badGateway = world.spoils('every call', 'http', { status: 502 })

export default scenario("A gateway answers in the shop's place, in HTML: pages and forms say so, keep what they have, and go on", {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.buys('kopi'),
    shopper.opensOtherOrder(),
    badGateway,
    shopper.cancelsOrder().isLost('malformed'),
    shopper.opens('favourites').isLost('malformed'),
    world.heals(),
    shopper.triesAgain(),
    shopper.fills('bank account'),
    badGateway,
    shopper.submits('bank account').isLost('malformed'),
    shopper.findsFilled('bank account'),
    world.heals(),
    shopper.submits('bank account'),
    world.counts('bank accounts', 1),
    shopper.opens('checkout'),
    badGateway,
    shopper.pays('qris').isLost('malformed'),
    world.heals(),
    shopper.pays('qris'),
    world.counts('payments', 1),
  ],
})
