import { elsewhere, gateway, MEMBERS, merchant, ref, scenario, shopper, voucherOf, world } from '../dsl/index.ts'

/** Sari's first address, as FAR for a while and then as NEAR. */
const HOME = {
  name: 'Sari',
  surname: 'Wulandari',
  phone: '81200000001',
  address_line1: 'Jl. Wijaya II No. 18',
  address_line2: '',
  label: 'home',
  flag_default: true,
} as const
const FAR = { ...HOME, district_code: '737102', postal_code: '90111' } as const
const NEAR = { ...HOME, district_code: '317407', postal_code: '12130' } as const
const address_id = ref('address')

const line = { order_no: ref('order'), line_no: ref('order line') }

/** A delivered order whose receipt the shopper confirms. */
const receives = [
  elsewhere.buys('kopi mandailing'),
  shopper.opensOtherOrder(),
  elsewhere.pays('cod'),
  merchant.handlesOrder('ship'),
  merchant.handlesOrder('deliver'),
  shopper.confirmsReceipt(),
]

const review = {
  order_no: ref('order'),
  line_no: ref('order line'),
  stars: 5,
  content: 'Belum sampai',
  picture_ids: [],
  anonymous: false,
}

/** An order of another device whose page is open here while it changes. */
const looksAtOrder = [elsewhere.buys('kopi mandailing'), shopper.opensOtherOrder()]
const order = { order_no: ref('order') }

export default {
  cancelled: scenario('An unpaid order is cancelled and closes at once', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.buysNow(1),
      shopper.placesOrder(),
      shopper.cancelsOrder(),
      shopper.seesOrder('closed'),
    ],
  }),
  'cash-cancelled': scenario('An order with cash on delivery is cancelled before it ships', {
    given: (given) => given.loggedIn('budi'),
    steps: [
      elsewhere.signsIn('budi'),
      elsewhere.buys('kopi mandailing'),
      shopper.opensOtherOrder(),
      elsewhere.pays('cod'),
      shopper.seesOrder('pending_shipment'),
      shopper.cancelsOrder(),
      shopper.seesOrder('closed'),
    ],
  }),
  'completes-by-itself': scenario('A delivered order that nobody confirms: a message the day before, then it completes and earns coins', {
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.hasOrder({ like: 'kopi mandailing', paid: 'in cash', order: 'shipped' }),
      merchant.handlesOrder('deliver'),
      world.advances('P6D'),
      shopper.logsIn(MEMBERS.agus.phone),
      shopper.opensMessage('order'),
      shopper.seesOrder('pending_receipt'),
      world.advances('P1D'),
      shopper.seesOrder('completed'),
      shopper.seesCoins('order_completed'),
    ],
  }),
  moved: scenario('The address of an order can change until it ships, but not to a place with a higher fee', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      elsewhere.buys('kopi mandailing', { to: 'Dago' }),
      shopper.opensOtherOrder(),
      shopper.fillsForm('order address', 'Wijaya II'),
      elsewhere.sends('address.update', { address_id, ...FAR }),
      shopper.submitsForm().fails('ADDRESS_CHANGE_FAILED'),
      elsewhere.sends('address.update', { address_id, ...NEAR }),
      shopper.opens('orderDetail'),
      shopper.fillsForm('order address', 'Wijaya II'),
      shopper.submitsForm(),
      shopper.sees('order:move.done'),
      shopper.fillsForm('order address', 'Dago'),
      elsewhere.pays('cod'),
      merchant.handlesOrder('ship'),
      shopper.submitsForm().fails('ORDER_ADDRESS_LOCKED'),
    ],
  }),
  'not-there': scenario("Orders that can't be shown: another member's, an unknown one, a parcel not shipped yet, an unknown parcel", {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('putri'),
      elsewhere.buys('kopi mandailing'),
      shopper.opensOtherOrder().fails('ORDER_NOT_FOUND'),
      shopper.opens('checkout', { order_no: 'NS000000000000' }).fails('ORDER_NOT_FOUND'),
      elsewhere.signsIn('sari'),
      elsewhere.buys('kopi mandailing'),
      shopper.opensOtherOrder(),
      shopper.opens('shipmentTracking').fails('ORDER_NOT_SHIPPED'),
      shopper.opens('trackingDetail', { parcel_no: 'none' }).fails('PARCEL_NOT_FOUND'),
    ],
  }),
  refusals: scenario('Only the owner can act on an order, and only in the right state', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.calls('order.list', { tab: 'all', page_num: 0, page_size: 10 }).fails('ORDER_PARAMETER_INVALID'),
      shopper.looksAt({ like: 'kopi mandailing' }),
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
      shopper.calls('order.detail', { order_no: ref('order') }).fails('ORDER_NOT_FOUND'),
      shopper.calls('payment.cashier', { order_no: ref('order') }).fails('ORDER_NOT_FOUND'),
    ],
  }),
  review: scenario(
    'A received product is reviewed with a photo and the review comes first; one reviewed elsewhere meanwhile is not reviewed twice',
    {
      given: (given) => given.loggedIn('sari'),
      steps: [
        elsewhere.signsIn('sari'),
        ...receives,
        shopper.fillsForm('review', { stars: 4, content: 'Harum sekali, dikemas rapi', photos: 1 }),
        shopper.submitsForm(),
        ...receives,
        shopper.fillsForm('review', { stars: 5, content: 'Beli lagi, tetap enak', photos: 0 }),
        elsewhere.sends('review.add', { ...line, stars: 5, content: 'Sama enaknya', picture_ids: [], anonymous: true }),
        shopper.submitsForm().fails('REVIEW_EXISTS'),
      ],
    },
  ),
  'review-too-early': scenario("An order can't be reviewed before it has arrived", {
    given: (given) => given.loggedIn('sari'),
    steps: [
      elsewhere.signsIn('sari'),
      elsewhere.buys('kopi mandailing'),
      shopper.opensOtherOrder(),
      shopper.calls('review.add', review).fails('REVIEW_NOT_ALLOWED'),
      elsewhere.pays('cod'),
      shopper.calls('review.add', review).fails('REVIEW_NOT_ALLOWED'),
    ],
  }),
  'time-to-pay-over': scenario('An unpaid order closes when its time is over', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.buysNow(1),
      shopper.placesOrder(),
      shopper.seesOrder('pending_payment'),
      world.advances('PT61M'),
      shopper.seesOrder('closed'),
    ],
  }),
  'too-late': scenario(
    'An order changed since its page was opened: shipped, paid, cancelled, closed, completed; the page says why the action failed',
    {
      given: (given) => given.loggedIn('sari'),
      steps: [
        elsewhere.signsIn('sari'),
        ...looksAtOrder,
        elsewhere.pays('cod'),
        merchant.handlesOrder('ship'),
        shopper.cancelsOrder().fails('ORDER_CANCEL_NOT_ALLOWED'),
        shopper.opens('orderDetail'),
        shopper.sees('order:headline.pending_receipt'),
        merchant.handlesOrder('close'),
        shopper.confirmsReceipt().fails('ORDER_STATUS_MISMATCH'),
        ...looksAtOrder,
        elsewhere.pays('qris'),
        gateway.reports('succeed'),
        shopper.cancelsOrder().fails('ORDER_ALREADY_PAID'),
        merchant.handlesOrder('ship'),
        shopper.opens('orderDetail'),
        shopper.sees('order:headline.pending_receipt'),
        elsewhere.sends('order.confirmReceipt', order),
        shopper.confirmsReceipt().fails('ORDER_ALREADY_COMPLETED'),
        ...looksAtOrder,
        elsewhere.sends('order.cancel', { ...order, reason: 'found_cheaper' }),
        shopper.cancelsOrder().fails('ORDER_ALREADY_CANCELLED'),
      ],
    },
  ),
}
