import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

export default {
  account: scenario("The member's pages: coins, messages, restock alerts, payment methods, refund accounts and language", {
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
  }),
  'looking-around': scenario(
    'Home, search, favourites, viewed products, cart, an offer and the pages for missing things each show their content',
    {
      given: (given) => given.loggedIn('sari'),
      steps: [
        elsewhere.signsIn('sari'),
        shopper.uses('home'),
        shopper.uses('search'),
        shopper.uses('favourites'),
        shopper.uses('viewed'),
        shopper.uses('cart'),
        shopper.uses('voucherTerms'),
        shopper.uses('productMissing'),
        shopper.uses('nowhere'),
      ],
    },
  ),
  orders: scenario('The order pages: cancel, track, receive, print, return and refund orders', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      elsewhere.hasOrder({ like: 'kopi mandailing', paid: 'online', order: 'shipped' }),
      shopper.uses('orders'),
      shopper.uses('trackingDetail'),
      shopper.uses('tracking'),
      shopper.uses('me'),
      shopper.uses('paymentSuccess'),
      shopper.uses('invoice'),
      shopper.uses('afterSales'),
      shopper.uses('afterSale'),
      shopper.uses('refunds'),
    ],
  }),
  reading: scenario('Agreements, terms and privacy are read to the end in every language they are written in', {
    steps: [
      shopper.uses('agreement'),
      shopper.uses('agreementId'),
      shopper.uses('agreementEn'),
      shopper.uses('agreementZh'),
      shopper.uses('policyTerms'),
      shopper.uses('policyTermsId'),
      shopper.uses('policyTermsEn'),
      shopper.uses('policyTermsZh'),
      shopper.uses('privacy'),
    ],
  }),
}
