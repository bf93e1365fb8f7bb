import { elsewhere, merchant, scenario, shopper, world } from '../dsl/index.ts'

export default scenario(
  'Vouchers become invalid before the order is placed: too small an order, withdrawn, used elsewhere, postponed, expired; the order continues without them',
  {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      elsewhere.sends('promotion.claim', { coupon_no: 'SETIA10' }),
      elsewhere.sends('promotion.claim', { coupon_no: 'ONGKIR10' }),
      shopper.looksAt({ like: 'kopi' }),
      merchant.reprices(120_000),
      shopper.buysNow(1),
      merchant.reprices(20_000),
      shopper.placesOrder().fails('ORDER_VOUCHER_MINIMUM'),
      merchant.reprices(120_000),
      shopper.placesOrder().fails('PRICE_CHANGED'),
      shopper.refreshesPrice(),
      merchant.withdraws('SETIA10'),
      shopper.placesOrder().fails('ORDER_VOUCHER_MISSING'),
      elsewhere.buys('kopi'),
      shopper.placesOrder().fails('ORDER_VOUCHER_USED'),
      merchant.postpones('HEMAT5'),
      shopper.placesOrder().fails('ORDER_VOUCHER_INVALID'),
      world.advances('P3DT1H'),
      shopper.placesOrder().fails('ORDER_VOUCHER_EXPIRED'),
      shopper.placesOrder(),
      shopper.seesOrder('pending_payment'),
    ],
  },
)
