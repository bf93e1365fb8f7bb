import { merchant, scenario, shopper } from '../dsl/index.ts'

/** Waits for the vouchers, not only for their page. */
const opensOffers = [shopper.opens('coupons'), shopper.sees('promotion:terms')]

export default scenario('Offers change while the page is open: postponed, ended, sold out, withdrawn', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    ...opensOffers,
    merchant.postpones('HEMAT5'),
    shopper.claims('HEMAT5').fails('VOUCHER_NOT_STARTED'),
    ...opensOffers,
    merchant.ends('BAYAR8'),
    shopper.claims('BAYAR8').fails('VOUCHER_CAMPAIGN_EXPIRED'),
    ...opensOffers,
    merchant.sellsOut('BELANJA20'),
    shopper.claims('BELANJA20').fails('VOUCHER_EXHAUSTED'),
    ...opensOffers,
    merchant.withdraws('KILAURA15'),
    shopper.claims('KILAURA15').fails('VOUCHER_TEMPLATE_MISSING'),
    shopper.claims('CAMILAN10'),
    shopper.sees('promotion:claimedToast'),
  ],
})
