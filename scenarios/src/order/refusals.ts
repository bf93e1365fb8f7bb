import { MEMBERS, remembered, scenario, shopper } from '../dsl/index.ts'

export default scenario('An order obeys its owner alone, and only in the right state', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.buysNow(1),
    shopper.placesOrder(),
    shopper.calls('payment.pay', { order_no: remembered('order'), method: 'qris', amount: 1 }).fails('PAYMENT_AMOUNT_WRONG'),
    shopper.calls('order.confirmReceipt', { order_no: remembered('order') }).fails('ORDER_NOT_SHIPPED'),
    shopper.calls('order.shipments', { order_no: remembered('order') }).fails('ORDER_NOT_SHIPPED'),
    shopper.cancelsOrder(),
    shopper.calls('order.cancel', { order_no: remembered('order'), reason: 'other' }).fails('ORDER_ALREADY_CANCELLED'),
    shopper.calls('order.detail', { order_no: 'NS000000000000' }).fails('ORDER_NOT_FOUND'),
    shopper.calls('order.parcel', { parcel_no: 'none' }).fails('PARCEL_NOT_FOUND'),
    shopper.logsIn(MEMBERS.budi.phone),
    shopper.calls('order.detail', { order_no: remembered('order') }).fails('ORDER_UNAUTHORIZED'),
    shopper.calls('payment.cashier', { order_no: remembered('order') }).fails('ORDER_UNAUTHORIZED'),
  ],
})
