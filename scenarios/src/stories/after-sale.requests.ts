import { filesAgainElsewhere } from '../after-sale-steps.ts'
import { elsewhere, MEMBERS, merchant, ref, scenario, shopper, world } from '../dsl/index.ts'

const why = { reason: 'damaged' } as const
const isRefunded = [merchant.handlesRequest('agree'), merchant.handlesRequest('refund')]

const request = { after_sale_no: ref('request') }
const refund_target = { kind: 'e_wallet', id: ref('e-wallet') } as const

const order = { order_no: ref('order') }
const requestRef = { after_sale_no: ref('request') }
const lines = [{ line_no: ref('order line'), quantity: 1 }]
const bare = { description: '', picture_ids: [], refund_amount: 0 }
const form = { ...bare, refund_target: null, request_id: 'refusals-1' }
const shipment = { courier_code: 'kilat_nusa', tracking_number: 'NX0012345678' }

const OTHER_ACCOUNT = {
  bank_code: 'bank_nirwana',
  card_number: '5550001111',
  first_name: 'Agus',
  last_name: 'Salim',
  phone: '81200000003',
  email: 'agus@example.com',
} as const

export default {
  'before-shipping': scenario(
    'A paid order before shipping is refunded in full, with coins, voucher and stock; it closes, and a message links to the request',
    {
      given: (given) => given.loggedIn('sari'),
      steps: [
        elsewhere.signsIn('sari'),
        elsewhere.hasOrder({ like: 'kopi mandailing', pieces: 2, price: 60_000, coins: true, paid: 'online', order: 'paid' }),
        merchant.restocks(7),
        shopper.fillsRequest({ pieces: 2, reason: 'changed_mind', refund: 88_400 }),
        shopper.sendsRequest(),
        shopper.seesRequest('awaitingReview'),
        merchant.handlesRequest('agree'),
        merchant.checksStock(9),
        shopper.seesRefund('under_way'),
        world.advances('P3D'),
        shopper.opensMessage('request'),
        shopper.seesRequest('success', { refund: 88_400 }),
        shopper.seesRefund('received'),
        shopper.seesCoins('refund_returned', 2_200),
        shopper.seesVoucher('BAYAR8', 'unused'),
        shopper.seesOrder('closed'),
      ],
    },
  ),
  draft: scenario('A half-filled form survives a reload and an expired session, and is sent as it was', {
    given: (given) => given.loggedIn('agus'),
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.hasOrder({ like: 'kopi mandailing', pieces: 2, price: 60_000, paid: 'online', order: 'shipped' }),
      shopper.fillsRequest({ type: 'return_refund', reason: 'other', description: 'Pesan dua kali', pictures: 1, refund: 60_000 }),
      shopper.reloads(),
      shopper.sees('afterSale:refund.goods'),
      world.advances('P8D'),
      shopper.sendsRequest().fails('SESSION_EXPIRED'),
      shopper.logsIn(MEMBERS.agus.phone),
      shopper.sendsRequest(),
      shopper.seesRequest('awaitingReview', { refund: 60_000, description: 'Pesan dua kali', pictures: 1 }),
    ],
  }),
  'cash-delivered': scenario(
    'An order for cash can be complained about once it has arrived: to the proposed account, the way back is free, a courier picks it up',
    {
      given: (given) => given.loggedIn('agus'),
      steps: [
        elsewhere.signsIn('agus'),
        elsewhere.hasOrder({ like: 'kopi mandailing', price: 60_000, paid: 'in cash', order: 'shipped' }),
        elsewhere.savesRefundAccount('refund card'),
        shopper.opens('orderDetail'),
        shopper.sees('order:afterSale.now.whenDelivered'),
        merchant.handlesOrder('deliver'),
        shopper.fillsRequest({ type: 'return_refund', ...why }),
        shopper.sees('afterSaleForm:back.shop'),
        shopper.sendsRequest(),
        merchant.handlesRequest('agree'),
        shopper.asksPickup(),
        shopper.seesRequest('pendingInspection'),
        merchant.handlesRequest('inspect'),
        merchant.handlesRequest('refund'),
        shopper.seesRequest('success'),
      ],
    },
  ),
  meanwhile: scenario(
    'The form is open while another device files too: another amount, deleted pictures, fewer pieces, an open request, none left',
    {
      given: (given) => given.loggedIn('agus'),
      steps: [
        elsewhere.signsIn('agus'),
        elsewhere.hasOrder({ like: 'kopi mandailing', pieces: 2, price: 20_000, paid: 'online', order: 'completed' }),
        shopper.fillsRequest({ ...why, pictures: 1, refund: 20_000 }),
        elsewhere.filesRequest(why),
        ...isRefunded,
        shopper.sendsRequest().fails('AFTER_SALE_AMOUNT'),
        world.advances('PT1M'),
        elsewhere.uploadsPictures(30),
        shopper.sendsRequest().fails('EVIDENCE_INVALID'),
        shopper.replacesPicture(),
        shopper.sendsRequest(),
        shopper.seesRequest('awaitingReview', { refund: 35_000 }),
        elsewhere.hasOrder({ like: 'kopi mandailing', pieces: 2, price: 20_000, paid: 'online', order: 'completed' }),
        shopper.fillsRequest({ ...why, pieces: 2 }),
        elsewhere.filesRequest(why),
        ...isRefunded,
        shopper.sendsRequest().fails('AFTER_SALE_QUANTITY'),
        shopper.fillsRequest(why),
        elsewhere.filesRequest(why),
        shopper.sendsRequest().fails('AFTER_SALE_ONGOING'),
        merchant.handlesRequest('refuse', 'evidence_unclear'),
        shopper.opens('applyRefund'),
        shopper.fillsRequest(why),
        elsewhere.filesRequest(why),
        ...isRefunded,
        shopper.sendsRequest().fails('AFTER_SALE_EXISTS'),
      ],
    },
  ),
  'changed-elsewhere': scenario(
    'While the form is open the order is shipped; then the refund account is edited: each time the request waits until the shopper has seen it',
    {
      given: (given) => given.loggedIn('agus'),
      steps: [
        elsewhere.signsIn('agus'),
        elsewhere.hasOrder({ like: 'kopi mandailing', price: 60_000, paid: 'online', order: 'paid' }),
        shopper.fillsRequest({ reason: 'not_arrived', description: 'Sudah lama menunggu' }),
        merchant.handlesOrder('ship'),
        shopper.sendsRequest().fails('AFTER_SALE_CHANGED'),
        shopper.sees('afterSale:changed.title'),
        shopper.sendsRequest(),
        shopper.seesRequest('awaitingReview', { description: 'Sudah lama menunggu' }),
        elsewhere.hasOrder({ like: 'kopi mandailing', price: 60_000, paid: 'in cash', order: 'completed' }),
        elsewhere.savesRefundAccount('refund card'),
        shopper.fillsRequest({ reason: 'defective', description: 'Kopinya apak', to: 'refund card' }),
        elsewhere.sends('wallet.refundCardUpdate', { refund_card_id: ref('refund card'), ...OTHER_ACCOUNT }),
        shopper.sendsRequest().fails('AFTER_SALE_CHANGED'),
        shopper.sees('afterSale:changed.mark'),
        shopper.sendsRequest(),
        shopper.seesRequest('awaitingReview', { description: 'Kopinya apak' }),
      ],
    },
  ),
  moved: scenario(
    'A request changed since its page was opened: filed elsewhere, approved, refunded again, filed again; the page shows its state',
    {
      given: (given) => given.loggedIn('agus'),
      steps: [
        elsewhere.signsIn('agus'),
        elsewhere.savesRefundAccount('e-wallet'),
        elsewhere.hasOrder({ like: 'kopi mandailing', pieces: 2, paid: 'online', order: 'shipped' }),
        shopper.opens('orderDetail'),
        shopper.sees('order:headline.pending_receipt'),
        elsewhere.filesRequest({ reason: 'changed_mind' }),
        shopper.confirmsReceipt().fails('AFTER_SALE_ONGOING'),
        shopper.seesRequest('awaitingReview'),
        merchant.handlesRequest('agree'),
        shopper.cancelsRequest().fails('AFTER_SALE_CANCEL_NOT_ALLOWED'),
        merchant.handlesRequest('fail', 'account_closed'),
        shopper.seesRequest('failure', { end: 'refund_failed' }),
        elsewhere.sends('afterSale.retryRefund', { ...request, refund_target }),
        shopper.retriesRefund('e-wallet').fails('AFTER_SALE_STATUS_MISMATCH'),
        merchant.handlesRequest('refund'),
        elsewhere.filesRequest({ reason: 'changed_mind' }),
        merchant.handlesRequest('refuse', 'evidence_unclear'),
        shopper.fillsRequest({ again: true, reason: 'changed_mind' }),
        filesAgainElsewhere,
        shopper.sendsRequest().fails('AFTER_SALE_REAPPLY_NOT_ALLOWED'),
        shopper.seesRequest('awaitingReview'),
      ],
    },
  ),
  'not-there': scenario("Requests that can't be shown: an unknown one, another member's, and the form for another member's order", {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.opens('afterSale', { after_sale_no: 'AS000000000000' }).fails('AFTER_SALE_NOT_FOUND'),
      elsewhere.signsIn('agus'),
      elsewhere.hasOrder({ like: 'kopi mandailing', paid: 'online', order: 'paid' }),
      elsewhere.filesRequest({ reason: 'changed_mind' }),
      shopper.opens('afterSale').fails('AFTER_SALE_NOT_FOUND'),
      shopper.opens('applyRefund').fails('ORDER_NOT_FOUND'),
    ],
  }),
  refusals: scenario('Only the owner can act on a request, and the form requires a reason and all other fields', {
    given: (given) => given.loggedIn('agus'),
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.hasOrder({ like: 'kopi mandailing', paid: 'online', order: 'paid' }),
      shopper.opens('orderDetail'),
      shopper
        .calls('afterSale.apply', { ...order, ...form, type: 'return_refund', lines, reason: 'changed_mind' })
        .fails('AFTER_SALE_TYPE_UNSUPPORTED'),
      shopper.calls('afterSale.apply', { ...order, ...form, type: 'refund_only', lines, reason: null }).fails('AFTER_SALE_REASON_REQUIRED'),
      elsewhere.hasOrder({ like: 'kopi mandailing', paid: 'online', order: 'completed' }),
      shopper
        .calls('afterSale.apply', { ...order, ...form, type: 'return_refund', lines, reason: 'other' })
        .fails('AFTER_SALE_REASON_REQUIRED'),
      elsewhere.filesRequest({ type: 'return_refund', reason: 'damaged' }),
      shopper.calls('afterSale.returnShipment', { ...requestRef, ...shipment }).fails('AFTER_SALE_STATUS_MISMATCH'),
      merchant.handlesRequest('agree'),
      shopper.calls('afterSale.returnShipment', { ...requestRef, ...shipment, tracking_number: ' ' }).fails('RETURN_SHIPMENT_INCOMPLETE'),
      shopper.calls('afterSale.returnShipment', { ...requestRef, ...shipment, courier_code: 'nobody' }).fails('RETURN_SHIPMENT_INCOMPLETE'),
      shopper.logsIn(MEMBERS.budi.phone),
      shopper.calls('afterSale.options', order).fails('ORDER_NOT_FOUND'),
      shopper.calls('afterSale.detail', requestRef).fails('AFTER_SALE_NOT_FOUND'),
      shopper.calls('afterSale.returnShipment', { ...requestRef, ...shipment }).fails('AFTER_SALE_NOT_FOUND'),
      shopper.calls('afterSale.cancel', requestRef).fails('AFTER_SALE_NOT_FOUND'),
      shopper.calls('afterSale.reapply', { ...requestRef, ...bare, reason: 'damaged' }).fails('AFTER_SALE_NOT_FOUND'),
      shopper
        .calls('afterSale.retryRefund', { ...requestRef, refund_target: { kind: 'e_wallet', id: 'EW1' } })
        .fails('AFTER_SALE_NOT_FOUND'),
    ],
  }),
}
