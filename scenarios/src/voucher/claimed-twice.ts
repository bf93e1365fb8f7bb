import { scenario, shopper } from '../dsl/index.ts'

export default scenario('A voucher is claimed once; some are only for shoppers who come back', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    shopper.calls('promotion.claim', { coupon_no: 'ONGKIR10' }),
    shopper.calls('promotion.claim', { coupon_no: 'ONGKIR10' }).fails('VOUCHER_CLAIM_LIMIT'),
    shopper.calls('promotion.claim', { coupon_no: 'SETIA10' }).fails('VOUCHER_NOT_ELIGIBLE'),
  ],
})
