import { elsewhere, gateway, merchant, scenario, shopper, world } from '../dsl/index.ts'

const begins = [elsewhere.buys('kopi'), shopper.opensOtherOrder()]
const goesToGateway = [shopper.opens('checkout'), shopper.pays('e_wallet')]

export default scenario('Pending payments fail and expire; money that arrives after the order was cancelled or expired is refunded', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    elsewhere.signsIn('budi'),
    ...begins,
    ...goesToGateway,
    gateway.reports('pend'),
    gateway.reports('fail'),
    ...goesToGateway,
    gateway.reports('pend'),
    gateway.reports('expire'),
    ...goesToGateway,
    shopper.cancelsOrder(),
    gateway.reports('succeed'),
    shopper.seesOrder('closed'),
    ...begins,
    ...goesToGateway,
    world.advances('PT61M'),
    shopper.seesOrder('closed'),
    gateway.reports('succeed'),
    ...begins,
    merchant.closes(),
    shopper.seesOrder('closed'),
  ],
})
