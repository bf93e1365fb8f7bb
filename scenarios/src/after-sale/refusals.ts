import { elsewhere, MEMBERS, merchant, ref, scenario, shopper } from '../dsl/index.ts'

const order = { order_no: ref('order') }
const request = { after_sale_no: ref('request') }
const lines = [{ line_no: ref('order line'), quantity: 1 }]
const bare = { description: '', picture_ids: [], refund_amount: 0 }
const form = { ...bare, refund_target: null, request_id: 'refusals-1' }
const shipment = { courier_code: 'kilat_nusa', tracking_number: 'NX0012345678' }

export default scenario('Only the owner can act on a request, and the form requires a reason and all other fields', {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.hasOrder({ like: 'kopi', paid: 'online', order: 'paid' }),
    shopper.opens('orderDetail'),
    shopper
      .calls('afterSale.apply', { ...order, ...form, type: 'return_refund', lines, reason: 'changed_mind' })
      .fails('AFTER_SALE_TYPE_UNSUPPORTED'),
    shopper.calls('afterSale.apply', { ...order, ...form, type: 'refund_only', lines, reason: null }).fails('AFTER_SALE_REASON_REQUIRED'),
    elsewhere.hasOrder({ like: 'kopi', paid: 'online', order: 'completed' }),
    shopper
      .calls('afterSale.apply', { ...order, ...form, type: 'return_refund', lines, reason: 'other' })
      .fails('AFTER_SALE_REASON_REQUIRED'),
    elsewhere.filesRequest({ type: 'return_refund', reason: 'damaged' }),
    shopper.calls('afterSale.returnShipment', { ...request, ...shipment }).fails('AFTER_SALE_STATUS_MISMATCH'),
    merchant.agrees(),
    shopper.calls('afterSale.returnShipment', { ...request, ...shipment, tracking_number: ' ' }).fails('RETURN_SHIPMENT_INCOMPLETE'),
    shopper.calls('afterSale.returnShipment', { ...request, ...shipment, courier_code: 'nobody' }).fails('RETURN_SHIPMENT_INCOMPLETE'),
    shopper.logsIn(MEMBERS.budi.phone),
    shopper.calls('afterSale.options', order).fails('ORDER_UNAUTHORIZED'),
    shopper.calls('afterSale.detail', request).fails('AFTER_SALE_UNAUTHORIZED'),
    shopper.calls('afterSale.returnShipment', { ...request, ...shipment }).fails('AFTER_SALE_UNAUTHORIZED'),
    shopper.calls('afterSale.cancel', request).fails('AFTER_SALE_UNAUTHORIZED'),
    shopper.calls('afterSale.reapply', { ...request, ...bare, reason: 'damaged' }).fails('AFTER_SALE_UNAUTHORIZED'),
    shopper.calls('afterSale.retryRefund', { ...request, refund_target: { kind: 'e_wallet', id: 'EW1' } }).fails('AFTER_SALE_UNAUTHORIZED'),
  ],
})
