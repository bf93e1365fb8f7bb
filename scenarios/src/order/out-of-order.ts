import { merchant, scenario, shopper } from '../dsl/index.ts'

export default scenario(
  'Tariffs, stock and orders fail in turn: each says so, nothing is lost, and the order is placed once all work again',
  {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi' }),
      merchant.stops('shipping'),
      shopper.buysNow(1).fails('SHIPPING_TEMPLATE_INVALID'),
      merchant.starts('shipping'),
      shopper.retries(),
      merchant.stops('inventory'),
      shopper.placesOrder().fails('STOCK_LOCK_FAILED'),
      merchant.starts('inventory'),
      merchant.stops('order'),
      shopper.placesOrder().fails('ORDER_SYSTEM_BUSY'),
      merchant.starts('order'),
      shopper.placesOrder(),
      shopper.seesOrder('pending_payment'),
    ],
  },
)
