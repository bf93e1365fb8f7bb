import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

export default scenario("The member's pages: coins, messages, restock alerts, payment methods, refund accounts and language", {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    shopper.looksAt({ like: 'lulur kopi', variants: false }),
    merchant.restocks(0),
    elsewhere.sends('notice.subscribe', { sku_no: ref('sku') }),
    shopper.uses('arrivalNotices'),
    shopper.uses('points'),
    shopper.uses('messages'),
    elsewhere.savesRefundAccount('refund card'),
    shopper.uses('refundSettings'),
    shopper.uses('paymentOption'),
    shopper.uses('setLanguage'),
  ],
})
