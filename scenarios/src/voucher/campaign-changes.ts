import { merchant, scenario, shopper } from '../dsl/index.ts'

/** The vouchers are shown, not their page alone. */
const looks = [shopper.opens('coupons'), shopper.sees('promotion:terms')]

export default scenario('Offers change while the page is open: postponed, ended, sold out, withdrawn', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    ...looks,
    merchant.postpones('HEMAT5'),
    shopper.claims('HEMAT5').fails('VOUCHER_NOT_STARTED'),
    ...looks,
    merchant.ends('BAYAR8'),
    shopper.claims('BAYAR8').fails('VOUCHER_CAMPAIGN_EXPIRED'),
    ...looks,
    merchant.sellsOut('BELANJA20'),
    shopper.claims('BELANJA20').fails('VOUCHER_EXHAUSTED'),
    ...looks,
    merchant.withdraws('KILAURA15'),
    shopper.claims('KILAURA15').fails('VOUCHER_TEMPLATE_MISSING'),
    shopper.claims('CAMILAN10'),
    shopper.sees('promotion:claimedToast'),
  ],
})
