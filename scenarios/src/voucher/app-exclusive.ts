import { scenario, shopper } from '../dsl/index.ts'

export default scenario("An app-exclusive voucher can't be claimed on the web", {
  given: (given) => given.loggedIn('sari').voucher('APP20', { appExclusive: true }),
  steps: [
    shopper.opens('coupons', { coupon: 'APP20' }),
    shopper.claims('APP20').fails('VOUCHER_APP_EXCLUSIVE'),
    shopper.sees('errors:1101047'),
  ],
})
