import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario("A voucher claimed on another device can't be claimed twice; some vouchers are only for returning shoppers", {
  given: (given) => given.loggedIn('budi'),
  steps: [
    elsewhere.signsIn('budi'),
    shopper.opens('coupons'),
    shopper.sees('promotion:terms'),
    elsewhere.sends('promotion.claim', { coupon_no: 'ONGKIR10' }),
    shopper.claims('ONGKIR10').fails('VOUCHER_CLAIM_LIMIT'),
    shopper.opens('wallet'),
    shopper.redeems('RINDU20').fails('VOUCHER_NOT_ELIGIBLE'),
  ],
})
