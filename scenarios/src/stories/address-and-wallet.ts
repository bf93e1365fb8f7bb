import { elsewhere, merchant, scenario, shopper } from '../dsl/index.ts'
import { MENTENG } from '../sample-data.ts'

export const addressStories = {
  'deleted-elsewhere': scenario('An address deleted on another device: neither its form nor an order accepts it, and both say so', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      shopper.opensAddress(),
      elsewhere.removesAddress(),
      shopper.editsAddress('Jl. Melati No. 3').fails('ADDRESS_MISSING'),
      shopper.opensAddress(),
      shopper.editsAddress('Jl. Kenanga No. 7'),
      shopper.looksAt({ like: 'kopi' }),
      shopper.buysNow(1),
      elsewhere.removesAddress(),
      shopper.placesOrder().fails('ADDRESS_MISSING'),
    ],
  }),
  tended: scenario('An address is added with its label, becomes the default and is deleted; the previous one is the default again', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.opensAddress('Wijaya'),
      shopper.savesNewAddress(MENTENG, 'office'),
      shopper.makesAddressDefault('Teuku Umar'),
      shopper.seesDefaultAddress('Teuku Umar', 'office'),
      shopper.deletesAddress('Teuku Umar'),
      shopper.seesDefaultAddress('Wijaya', 'home'),
    ],
  }),
}

export const walletStories = {
  card: scenario('Saving a card: one is declined, the other is verified at the gateway', {
    given: (given) => given.loggedIn('budi'),
    steps: [
      shopper.savesCard('declined').fails('PAYMENT_FAILED'),
      shopper.savesCard('good'),
      shopper.choosesAtGateway('success'),
      shopper.seesCard(true),
    ],
  }),
  'refund-accounts': scenario("A bank account and an e-wallet are saved for refunds; one that a refund is on its way to can't be removed", {
    given: (given) => given.loggedIn('agus'),
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.hasOrder({ like: 'kopi', paid: 'in cash', order: 'completed' }),
      shopper.addsRefundAccount('refund card'),
      shopper.addsRefundAccount('e-wallet'),
      elsewhere.filesRequest({ reason: 'damaged', to: 'refund card' }),
      merchant.agrees(),
      shopper.removesRefundAccount('refund card').fails('PAYMENT_PROCESSING'),
      shopper.removesRefundAccount('e-wallet'),
      merchant.refunds(),
      shopper.removesRefundAccount('refund card'),
    ],
  }),
}
