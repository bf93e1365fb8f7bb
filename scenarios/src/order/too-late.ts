import { elsewhere, gateway, merchant, ref, scenario, shopper } from '../dsl/index.ts'

/** An order of another device whose page is open here while it changes. */
const looksAtOrder = [elsewhere.buys('kopi'), shopper.opensOtherOrder()]
const order = { order_no: ref('order') }

export default scenario(
  'An order changed since its page was opened: shipped, paid, cancelled, closed, completed; the page says why the action failed',
  {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      ...looksAtOrder,
      elsewhere.pays('cod'),
      merchant.ships(),
      shopper.cancelsOrder().fails('ORDER_CANCEL_NOT_ALLOWED'),
      shopper.opens('orderDetail'),
      shopper.sees('order:headline.pending_receipt'),
      merchant.closes(),
      shopper.confirmsReceipt().fails('ORDER_STATUS_MISMATCH'),
      ...looksAtOrder,
      elsewhere.pays('qris'),
      gateway.reports('succeed'),
      shopper.cancelsOrder().fails('ORDER_ALREADY_PAID'),
      merchant.ships(),
      shopper.opens('orderDetail'),
      shopper.sees('order:headline.pending_receipt'),
      elsewhere.sends('order.confirmReceipt', order),
      shopper.confirmsReceipt().fails('ORDER_ALREADY_COMPLETED'),
      ...looksAtOrder,
      elsewhere.sends('order.cancel', { ...order, reason: 'found_cheaper' }),
      shopper.cancelsOrder().fails('ORDER_ALREADY_CANCELLED'),
    ],
  },
)
