import { scenario, shopper } from '../dsl/index.ts'

export default scenario('Saving a card: one is declined, the other is verified at the gateway', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    shopper.savesCard('declined').fails('PAYMENT_FAILED'),
    shopper.savesCard('good'),
    shopper.choosesAtGateway('success'),
    shopper.seesCard(true),
  ],
})
