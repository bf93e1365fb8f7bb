import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('A voucher closes cash on delivery: the confirm page names it, and the order is paid in cash without it', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    merchant.reprices(120_000),
    shopper.buysNow(1),
    shopper.sees('cashier:off.voucher', { names: 'Bayar online lebih hemat' }),
    shopper.reopensCash(),
    shopper.placesOrder(),
    shopper.pays('cod'),
    shopper.isAt('paymentSuccess'),
    shopper.seesOrder('pending_shipment'),
  ],
})
