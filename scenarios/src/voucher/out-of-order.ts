import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('Vouchers that are not there, and vouchers out of order: each page says so, and goes on once they are back', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opens('coupons', { coupon: 'NOSUCH' }).fails('VOUCHER_NOT_FOUND'),
    merchant.stops('voucher'),
    shopper.opens('coupons', { vid: 'ongkir' }).fails('VOUCHER_SYSTEM_FAILED'),
    shopper.opens('wallet').fails('VOUCHER_QUERY_FAILED'),
    merchant.starts('voucher'),
    shopper.triesAgain(),
    shopper.sees('promotion:terms'),
  ],
})
