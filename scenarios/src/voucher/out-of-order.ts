import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('Missing vouchers and a stopped voucher service: each page says so and works again afterwards', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.opens('coupons', { coupon: 'NOSUCH' }).fails('VOUCHER_NOT_FOUND'),
    merchant.stops('voucher'),
    shopper.opens('coupons', { vid: 'ongkir' }).fails('VOUCHER_SYSTEM_FAILED'),
    shopper.opens('wallet').fails('VOUCHER_QUERY_FAILED'),
    merchant.starts('voucher'),
    shopper.retries(),
    shopper.sees('promotion:terms'),
  ],
})
