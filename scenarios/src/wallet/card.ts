import { scenario, shopper } from '../dsl/index.ts'

export default scenario('A card is kept to pay with: one is declined, the other proven at the gateway', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    shopper.keepsCard('declined').fails('PAYMENT_FAILED'),
    shopper.keepsCard('good'),
    shopper.choosesAtGateway('success'),
    shopper.seesCard(true),
  ],
})
