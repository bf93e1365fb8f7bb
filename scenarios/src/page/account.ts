import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

export default scenario('What a member keeps: coins, messages, reminders, ways to pay and to be paid back, the language', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    shopper.looksAt({ like: 'lulur kopi', variants: false }),
    merchant.restocks(0),
    elsewhere.sends('notice.subscribe', { sku_no: ref('sku') }),
    shopper.uses('arrivalNotices'),
    shopper.uses('points'),
    shopper.uses('messages'),
    elsewhere.keepsAccount('refund card'),
    shopper.uses('refundSettings'),
    shopper.uses('paymentOption'),
    shopper.uses('setLanguage'),
  ],
})
