import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario("Requests that can't be shown: an unknown one, another member's, and the form for another member's order", {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opens('afterSale', { after_sale_no: 'AS000000000000' }).fails('AFTER_SALE_NOT_FOUND'),
    elsewhere.signsIn('agus'),
    elsewhere.hasOrder({ like: 'kopi', paid: 'online', order: 'paid' }),
    elsewhere.filesRequest({ reason: 'changed_mind' }),
    shopper.opensRequest().fails('AFTER_SALE_UNAUTHORIZED'),
    shopper.opens('applyRefund').fails('ORDER_UNAUTHORIZED'),
  ],
})
