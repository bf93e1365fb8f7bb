import { elsewhere, merchant, ref, scenario, shopper } from '../dsl/index.ts'

export const messageStories = {
  read: scenario(
    'The message service fails and works again; one message is read by opening it, the rest at once; the FAQ search finds help',
    {
      given: (given) => given.loggedIn('budi'),
      steps: [
        elsewhere.signsIn('budi'),
        elsewhere.hasOrder({ like: 'kopi', paid: 'in cash', order: 'shipped' }),
        merchant.stops('message'),
        shopper.opens('messages').fails('MESSAGES_FAILED'),
        merchant.starts('message'),
        shopper.retries(),
        shopper.opensMessage('order'),
        shopper.readsAllMessages(),
        shopper.hasUnread(0),
        shopper.opens('faqs'),
        shopper.searchesFaqs('faqs:groups.refund.failed.q'),
      ],
    },
  ),
}

export const pageStories = {
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
      elsewhere.hasOrder({ like: 'kopi', paid: 'online', order: 'shipped' }),
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

export const phoneStories = {
  'landscape-and-back': scenario('A phone turned to landscape and back keeps the typed text', {
    steps: [
      shopper.opens('search'),
      shopper.typesSearch('kopi'),
      shopper.turnsPhone('landscape'),
      shopper.sees('common:landscape.title'),
      shopper.turnsPhone('portrait'),
      shopper.seesTypedSearch('kopi'),
    ],
  }),
}
