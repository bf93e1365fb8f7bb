import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('A voucher code and coins are spent on an order and come back when it is cancelled', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.seesVoucher('KILAURA15', 'unused'),
    shopper.redeems('NOSUCH').fails('VOUCHER_MISSING'),
    shopper.redeems('SALAM25'),
    shopper.seesVoucher('SALAM25', 'unused'),
    shopper.looksAt({ like: 'kopi' }),
    merchant.reprices(150_000),
    shopper.buysNow(1),
    shopper.usesCoins(),
    shopper.placesOrder(),
    shopper.seesVoucher('SALAM25', 'used'),
    shopper.seesCoins('order_deduction'),
    shopper.cancelsOrder(),
    shopper.seesVoucher('SALAM25', 'unused'),
    shopper.seesCoins('order_cancelled'),
  ],
})
