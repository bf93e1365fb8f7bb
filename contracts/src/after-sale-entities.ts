import { z } from 'zod'
import { addedField } from './added.ts'
import { Digest, Instant, PictureUrl, Rupiah, SpecValues } from './common.ts'
import { AFTER_SALE_STATES, AFTER_SALE_TYPES } from './lifecycle.ts'
import { PictureId } from './picture.ts'
import { ProductNo, SkuNo } from './product-entities.ts'

export const AfterSaleNo = z.string().min(1).max(40)
export const AfterSaleType = z.enum(AFTER_SALE_TYPES)
/** The seven status numbers. */
export const AfterSaleStatus = z.literal(AFTER_SALE_STATES)

export const AfterSaleReason = z.enum([
  'changed_mind',
  'wrong_item',
  'damaged',
  'defective',
  'not_as_described',
  'missing_parts',
  'expired_goods',
  'not_arrived',
  'other',
])
export type AfterSaleReason = z.output<typeof AfterSaleReason>

/** Pieces of one order line. */
export const RequestedLine = z.strictObject({ line_no: z.string().min(1).max(64), quantity: z.int().min(1).max(999) })
export type RequestedLine = z.output<typeof RequestedLine>

/** The refund target; null for the payment method of the order. */
export const RefundTarget = z.strictObject({ kind: z.enum(['refund_card', 'e_wallet']), id: z.string().min(1).max(40) })
export type RefundTarget = z.output<typeof RefundTarget>
/** A target with the digest of the account that the shopper saw; an account that differs from it is AFTER_SALE_CHANGED. */
export const SeenRefundTarget = z.strictObject({ ...RefundTarget.shape, digest: Digest.optional() })
export type SeenRefundTarget = z.output<typeof SeenRefundTarget>

/**
 * The parts of a refund, in Rupiah unless noted: goods at the price paid − vouchers' share − coins' share + shipping share = `refund_amount`.
 * First-order free shipping is not restored. Parts of all requests of an order never add up to more than its own.
 */
export const RefundParts = z.strictObject({
  goods_amount: Rupiah,
  voucher_share: Rupiah,
  coin_share: Rupiah,
  shipping_share: Rupiah,
  refund_amount: Rupiah,
  /** coins used on the order that are returned */
  coins_returned: z.int().min(0),
  /** coins earned by the order that are taken back */
  coins_taken_back: z.int().min(0),
  /** Whether a voucher used on the order is returned (the whole order is refunded, and the voucher is still valid). */
  voucher_returned: z.boolean(),
})
export type RefundParts = z.output<typeof RefundParts>

/** Who pays for sending goods back: the shop, unless the reason is the shopper's own. */
export const ReturnPayer = z.enum(['shop', 'shopper'])
export type ReturnPayer = z.output<typeof ReturnPayer>

export const RefundPreview = z.strictObject({
  ...RefundParts.shape,
  /** null when nothing is sent back, and before a reason is chosen */
  return_payer: addedField(ReturnPayer.nullable()),
  /** of the order's state, the goods and the refund's parts */
  digest: addedField(Digest),
})
export type RefundPreview = z.output<typeof RefundPreview>

/** Goods as the request names them. */
export const AfterSaleLine = z.strictObject({
  line_no: z.string(),
  product_no: ProductNo,
  sku_no: SkuNo,
  product_name: z.string(),
  spec_values: SpecValues,
  thumb_image_url: PictureUrl,
  /** Rupiah for one piece, as paid */
  price: Rupiah,
  quantity: z.int().min(1),
})
export type AfterSaleLine = z.output<typeof AfterSaleLine>

/** An order line with the pieces that can still be requested. */
export const EligibleLine = z.strictObject({
  ...AfterSaleLine.shape,
  /** pieces bought minus those refunded or requested */
  available: z.int().min(0),
  /** the ongoing request for this line, or null */
  ongoing_no: AfterSaleNo.nullable(),
})
export type EligibleLine = z.output<typeof EligibleLine>

export const AfterSaleOptions = z.strictObject({
  order_no: z.string(),
  lines: z.array(EligibleLine),
  types: z.array(AfterSaleType),
  reasons: z.array(AfterSaleReason),
  /** The reasons that fit each of `types`. */
  type_reasons: addedField(z.array(z.strictObject({ type: AfterSaleType, reasons: z.array(AfterSaleReason) }))),
  /** Whether a courier can pick up what is sent back. */
  pickup: addedField(z.boolean()),
  /** Until when a request can be filed; null while the order isn't completed. `types` is empty when none can be. */
  deadline: Instant.nullable(),
  /** requests left for this order */
  attempts_left: z.int().min(0),
  /** Cash on delivery: a refund card or e-wallet has to be chosen */
  needs_refund_target: z.boolean(),
  server_time: Instant,
})
export type AfterSaleOptions = z.output<typeof AfterSaleOptions>

/** Why a request ended without money. */
export const EndReason = z.enum(['cancelled', 'refused', 'return_overdue', 'inspection_failed', 'refund_failed'])
export type EndReason = z.output<typeof EndReason>

/** What the shopper may do now. */
export const AfterSaleAction = z.enum(['cancel', 'reapply', 'send_back', 'correct_shipment', 'retry'])
export type AfterSaleAction = z.output<typeof AfterSaleAction>

/** One step of the timeline, oldest first. `note`: the merchant's words, or the reason of a failure. */
export const AfterSaleStep = z.strictObject({
  step: z.enum([
    'applied',
    'agreed',
    'refused',
    'interception_requested',
    'interception_missed',
    'sent_back',
    'shipment_corrected',
    'inspected',
    'refunded',
    'refund_failed',
    'cancelled',
    'return_overdue',
    'reapplied',
    'refund_retried',
    'amount_changed',
  ]),
  at: Instant,
  note: z.string().nullable(),
})
export type AfterSaleStep = z.output<typeof AfterSaleStep>

export const Courier = z.strictObject({ courier_code: z.string(), courier_name: z.string() })
export type Courier = z.output<typeof Courier>

export const ReturnShipment = z.strictObject({
  ...Courier.shape,
  tracking_number: z.string(),
  sent_at: addedField(Instant),
  /** A courier picks the parcel up; else the shopper brought it to one. */
  pickup: addedField(z.boolean()),
})
export type ReturnShipment = z.output<typeof ReturnShipment>

/** Where goods are sent back to. */
export const ReturnAddress = z.strictObject({ recipient: z.string(), phone: z.string(), address: z.string() })
export type ReturnAddress = z.output<typeof ReturnAddress>

/** A request as its order shows it. */
export const AfterSaleBrief = z.strictObject({
  after_sale_no: AfterSaleNo,
  type: AfterSaleType,
  status: AfterSaleStatus,
  end_reason: addedField(EndReason.nullable()),
  refund_amount: addedField(Rupiah),
})
export type AfterSaleBrief = z.output<typeof AfterSaleBrief>

/** A request as lists show it. */
export const AfterSaleItem = z.strictObject({
  ...AfterSaleBrief.shape,
  order_no: z.string(),
  reason: AfterSaleReason,
  lines: z.array(AfterSaleLine).min(1),
  /** pieces over all lines */
  quantity: z.int().min(1),
  /** What the shopper must do until then, or null when nothing is due */
  deadline: addedField(Instant.nullable()),
  actions: z.array(AfterSaleAction),
  applied_at: addedField(Instant),
})
export type AfterSaleItem = z.output<typeof AfterSaleItem>

export const AfterSaleDetail = z.strictObject({
  ...AfterSaleItem.shape,
  description: addedField(z.string()),
  picture_list: z.array(PictureUrl),
  /** The ids of `picture_list`, by which they go along when the request is filed once more. */
  picture_ids: addedField(z.array(PictureId)),
  refund: addedField(RefundParts),
  /** the refund target, masked: "BCA **** 1234"; or the order's payment method */
  refund_to: addedField(z.string()),
  /** of that account as it is now; null for the order's payment method, and for an account that was removed */
  account_digest: addedField(Digest.nullable()),
  refunded_at: addedField(Instant.nullable()),
  return_address: addedField(ReturnAddress.nullable()),
  /** null when nothing is sent back */
  return_payer: addedField(ReturnPayer.nullable()),
  /** where a courier can pick up the goods to send back; null where none does, and once they are sent */
  pickup_address: addedField(z.string().nullable()),
  return_shipment: ReturnShipment.nullable(),
  timeline: addedField(z.array(AfterSaleStep).min(1)),
  server_time: Instant,
})
export type AfterSaleDetail = z.output<typeof AfterSaleDetail>

/** One refund as `/refunds` shows it. */
export const RefundItem = z.strictObject({
  after_sale_no: AfterSaleNo,
  order_no: z.string(),
  stage: z.enum(['under_way', 'received', 'failed']),
  refund_amount: Rupiah,
  coins_returned: z.int().min(0),
  refund_to: z.string(),
  thumb_image_url: PictureUrl,
  requested_at: Instant,
  refunded_at: Instant.nullable(),
})
export type RefundItem = z.output<typeof RefundItem>
