import { scenario, shopper } from '../dsl/index.ts'

export default scenario('Vouchers for others: for new shoppers alone, and one that only its code gives', {
  given: (given) => given.loggedIn('sari').voucher('BARU12', { newUser: true }),
  steps: [
    shopper.opens('coupons'),
    shopper.claims('BARU12').fails('VOUCHER_NEW_USERS_ONLY'),
    shopper.opens('coupons', { coupon: 'SALAM25' }),
    shopper.claims('SALAM25').fails('VOUCHER_MISSING'),
  ],
})
