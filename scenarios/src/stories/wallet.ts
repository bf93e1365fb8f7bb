import { elsewhere, merchant, scenario, shopper, world } from '../dsl/index.ts'

export default {
  card: scenario('Saving a card: one is declined, the other is verified at the gateway', {
    given: (given) => given.loggedIn('budi'),
    steps: [
      shopper.sendsForm('card', 'declined').fails('PAYMENT_FAILED'),
      shopper.sendsForm('card', 'good'),
      shopper.choosesAtGateway('success'),
      shopper.seesCard(true),
    ],
  }),
  coins: scenario('The shop gives coins, and they lapse: the ledger lists both', {
    given: (given) => given.loggedIn('budi'),
    steps: [
      merchant.givesCoins(2_500, 'budi'),
      shopper.seesCoins('gift', 2_500),
      world.lapsesCoins('budi'),
      shopper.seesCoins('expired', -2_500),
      world.counts('points_records', 2),
    ],
  }),
  'refund-accounts': scenario("A bank account and an e-wallet are saved for refunds; one that a refund is on its way to can't be removed", {
    given: (given) => given.loggedIn('agus'),
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.hasOrder({ like: 'kopi mandailing', paid: 'in cash', order: 'completed' }),
      shopper.sendsForm('refund account', 'refund card'),
      shopper.sendsForm('refund account', 'e-wallet'),
      elsewhere.filesRequest({ reason: 'damaged', to: 'refund card' }),
      merchant.handlesRequest('agree'),
      shopper.removesRefundAccount('refund card').fails('PAYMENT_PROCESSING'),
      shopper.removesRefundAccount('e-wallet'),
      merchant.handlesRequest('refund'),
      shopper.removesRefundAccount('refund card'),
    ],
  }),
}
