import { scenario, shopper } from '../dsl/index.ts'

export default scenario('Each voucher rule refuses with its own reason', {
  given: (given) => given.loggedIn('sari').voucher('BARU12', { newUser: true }),
  steps: [
    shopper.calls('promotion.claim', { coupon_no: 'GAJIAN30' }).fails('VOUCHER_NOT_STARTED'),
    shopper.calls('promotion.claim', { coupon_no: 'KEMARIN15' }).fails('VOUCHER_CAMPAIGN_EXPIRED'),
    shopper.calls('promotion.claim', { coupon_no: 'KILAT50' }).fails('VOUCHER_EXHAUSTED'),
    shopper.calls('promotion.claim', { coupon_no: 'BARU12' }).fails('VOUCHER_NEW_USERS_ONLY'),
    shopper.calls('promotion.claim', { coupon_no: 'NOSUCH' }).fails('VOUCHER_TEMPLATE_MISSING'),
    shopper.calls('promotion.redeemCode', { code: 'NOSUCH' }).fails('VOUCHER_MISSING'),
  ],
})
