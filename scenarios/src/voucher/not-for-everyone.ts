import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario('Vouchers for others: for new shoppers only, and one that only its code gives', {
  given: (given) => given.loggedIn('budi').voucher('BARU12', { newUser: true }),
  steps: [
    elsewhere.signsIn('budi'),
    shopper.opens('coupons'),
    shopper.sees('promotion:terms'),
    elsewhere.buys('kopi'),
    shopper.claims('BARU12').fails('VOUCHER_NEW_USERS_ONLY'),
    shopper.opens('coupons', { coupon: 'SALAM25' }),
    shopper.claims('SALAM25').fails('VOUCHER_MISSING'),
  ],
})
