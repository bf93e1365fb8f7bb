import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario('A voucher that the order uses is withdrawn meanwhile: the shopper is told, and orders without it', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    merchant.withdraws('HEMAT5'),
    shopper.placesOrder().fails('ORDER_VOUCHER_MISSING'),
    shopper.placesOrder(),
    shopper.seesOrder('pending_payment'),
  ],
})
