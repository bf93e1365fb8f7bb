import { scenario, shopper } from '../dsl/index.ts'

export default scenario('Saving a card: one is declined, the other is verified at the gateway', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    shopper.keepsCard('declined').fails('PAYMENT_FAILED'),
    shopper.keepsCard('good'),
    shopper.choosesAtGateway('success'),
    shopper.seesCard(true),
  ],
})
