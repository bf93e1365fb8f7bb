import { elsewhere, merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario("A bank account and an e-wallet are saved for refunds; one that a refund is on its way to can't be removed", {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.has({ like: 'kopi', paid: 'in cash', order: 'completed' }),
    shopper.addsAccount('refund card'),
    shopper.addsAccount('e-wallet'),
    elsewhere.files({ reason: 'damaged', to: 'refund card' }),
    merchant.agrees(),
    shopper.removesAccount('refund card').fails('PAYMENT_PROCESSING'),
    shopper.removesAccount('e-wallet'),
    merchant.refunds(),
    shopper.removesAccount('refund card'),
  ],
})
