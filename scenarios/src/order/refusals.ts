import { MEMBERS, merchant, ref, scenario, shopper, voucherOf } from '../dsl/index.ts'

export default scenario('Only the owner can act on an order, and only in the right state', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    shopper.calls('order.list', { tab: 'all', page_num: 0, page_size: 10 }).fails('ORDER_PARAMETER_INVALID'),
    shopper.looksAt({ like: 'kopi' }),
    merchant.reprices(100_000),
    shopper
      .calls('order.confirm', {
        source: { type: 'buy_now', sku_no: ref('sku'), quantity: 1 },
        voucher_nos: [voucherOf('BAYAR8'), voucherOf('HEMAT5')],
        use_coins: false,
      })
      .fails('ORDER_VOUCHER_NOT_STACKABLE'),
    shopper.buysNow(1),
    shopper.placesOrder(),
    shopper.calls('payment.pay', { order_no: ref('order'), method: 'qris', amount: 1 }).fails('PAYMENT_AMOUNT_WRONG'),
    shopper
      .calls('payment.pay', { order_no: ref('order'), method: 'e_wallet', channel: 'nobody', amount: ref('total') })
      .fails('PAYMENT_INVALID'),
    shopper.calls('order.confirmReceipt', { order_no: ref('order') }).fails('ORDER_NOT_SHIPPED'),
    shopper.calls('order.shipments', { order_no: ref('order') }).fails('ORDER_NOT_SHIPPED'),
    shopper.cancelsOrder(),
    shopper.calls('order.cancel', { order_no: ref('order'), reason: 'other' }).fails('ORDER_ALREADY_CANCELLED'),
    shopper.calls('order.detail', { order_no: 'NS000000000000' }).fails('ORDER_NOT_FOUND'),
    shopper.calls('order.parcel', { parcel_no: 'none' }).fails('PARCEL_NOT_FOUND'),
    shopper.logsIn(MEMBERS.budi.phone),
    shopper.calls('order.detail', { order_no: ref('order') }).fails('ORDER_UNAUTHORIZED'),
    shopper.calls('payment.cashier', { order_no: ref('order') }).fails('ORDER_UNAUTHORIZED'),
  ],
})
