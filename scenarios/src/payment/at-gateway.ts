import { elsewhere, gateway, merchant, scenario, shopper } from '../dsl/index.ts'

const goesToGateway = [shopper.opens('checkout'), shopper.pays('e_wallet')]

export default scenario("The gateway's page for an unknown, a cancelled, a succeeded and a refunded payment", {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opens('gateway', { session: 'nobody-knows-it' }).fails('PAYMENT_NOT_FOUND'),
    elsewhere.signsIn('sari'),
    elsewhere.buys('kopi'),
    shopper.opensOtherOrder(),
    ...goesToGateway,
    gateway.reports('cancel'),
    shopper.choosesAtGateway('success').fails('PAYMENT_CANCELLED'),
    ...goesToGateway,
    gateway.reports('succeed'),
    shopper.choosesAtGateway('failure').fails('PAYMENT_SUCCEEDED'),
    elsewhere.buys('kopi'),
    shopper.opensOtherOrder(),
    ...goesToGateway,
    gateway.reports('succeed'),
    merchant.closes(),
    shopper.choosesAtGateway('success').fails('PAYMENT_REFUNDED'),
  ],
})
