import { z } from 'zod'
import {
  AfterSaleDetail,
  AfterSaleItem,
  AfterSaleNo,
  AfterSaleOptions,
  AfterSaleReason,
  AfterSaleStatus,
  AfterSaleType,
  Courier,
  EndReason,
  RefundItem,
  RefundPreview,
  RequestedLine,
  SeenRefundTarget,
} from './after-sale-entities.ts'
import { Digest, Instant, pageArgs, pageOf } from './common.ts'
import { assumed, defineContract, memberGet, memberPost, memberPostQuery } from './contract.ts'
import { fieldRules } from './field-rules.ts'
import { LIMITS } from './limits.ts'
import { ownAfterSale, ownOrder } from './owners.ts'
import { PictureId } from './picture.ts'
import { MultiLineText } from './rules.ts'
import { RequestId } from './submission.ts'

const orderNo = z.string().min(1).max(40)
const request = z.strictObject({ after_sale_no: AfterSaleNo })
/** The content of a request; `reason` is null only in a preview, before one is chosen. */
const why = {
  reason: AfterSaleReason.nullable(),
  /** needed when the reason is `other` */
  description: MultiLineText.max(LIMITS.afterSaleDescriptionMax),
  picture_ids: z.array(PictureId).max(LIMITS.evidenceMax),
  /** Rupiah from the preview; another amount is AFTER_SALE_AMOUNT */
  refund_amount: z.int().min(0),
  /** of the preview that the shopper saw; a request that differs from it is AFTER_SALE_CHANGED */
  digest: Digest.optional(),
} as const
const wanted = { order_no: orderNo, type: AfterSaleType, lines: z.array(RequestedLine).min(1).max(100) } as const

export const afterSaleContract = defineContract({
  options: {
    ...memberGet,
    path: '/order/after-sale/options/:order_no',
    source: assumed,
    summary: 'What can still be requested on an order: lines and quantities, types, reasons, deadline',
    params: z.strictObject({ order_no: orderNo }),
    data: AfterSaleOptions,
    owner: ownOrder,
    errors: ['ORDER_NOT_FOUND'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  preview: {
    ...memberPostQuery,
    path: '/order/after-sale/preview',
    source: assumed,
    summary:
      'What a request would give back, to the Rupiah. The shipping fee comes back with the last pieces: while they have not left, or for a reason that is not the shopper’s',
    body: z.strictObject({ ...wanted, reason: AfterSaleReason.nullable() }),
    data: RefundPreview,
    owner: ownOrder,
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_STATUS_MISMATCH',
      'AFTER_SALE_DEADLINE_PAST',
      'AFTER_SALE_LIMIT',
      'AFTER_SALE_TYPE_UNSUPPORTED',
      'AFTER_SALE_QUANTITY',
      'AFTER_SALE_ONGOING',
      'AFTER_SALE_EXISTS',
    ],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  apply: {
    ...memberPost,
    path: '/order/after-sale/apply',
    source: assumed,
    summary: 'Files a request. Cash on delivery needs a refund target',
    body: z.strictObject({
      ...wanted,
      ...why,
      refund_target: SeenRefundTarget.nullable(),
      request_id: RequestId,
    }),
    idempotent: 'after_sale_no',
    data: AfterSaleDetail,
    owner: ownOrder,
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_STATUS_MISMATCH',
      'AFTER_SALE_EXISTS',
      'AFTER_SALE_ONGOING',
      'AFTER_SALE_DEADLINE_PAST',
      'AFTER_SALE_LIMIT',
      'AFTER_SALE_QUANTITY',
      'AFTER_SALE_AMOUNT',
      'AFTER_SALE_CHANGED',
      'AFTER_SALE_TYPE_UNSUPPORTED',
      'AFTER_SALE_REASON_REQUIRED',
      'REFUND_ACCOUNT_REQUIRED',
      'EVIDENCE_INVALID',
      'REQUEST_ID_REUSED',
    ],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  list: {
    ...memberPostQuery,
    path: '/order/after-sale/list',
    source: assumed,
    summary: "The member's requests, newest first; of one status, of some ends or of one order when given",
    body: z.strictObject({
      ...pageArgs,
      status: AfterSaleStatus.optional(),
      end_reasons: z.array(EndReason).min(1).max(EndReason.options.length).optional(),
      order_no: orderNo.optional(),
    }),
    data: z.strictObject({ ...pageOf(AfterSaleItem).shape, server_time: Instant }),
    errors: [],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  detail: {
    ...memberGet,
    path: '/order/after-sale/detail/:after_sale_no',
    source: assumed,
    summary: 'One request: its content, status, deadline, timeline and possible actions',
    params: request,
    data: AfterSaleDetail,
    owner: ownAfterSale,
    errors: ['AFTER_SALE_NOT_FOUND'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  cancel: {
    ...memberPost,
    path: '/order/after-sale/cancel',
    source: assumed,
    summary: 'Takes a request back, which pauses the service; it can be reapplied for within the window',
    body: request,
    data: AfterSaleDetail,
    owner: ownAfterSale,
    errors: ['AFTER_SALE_NOT_FOUND', 'AFTER_SALE_CANCEL_NOT_ALLOWED'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  reapply: {
    ...memberPost,
    path: '/order/after-sale/reapply',
    source: assumed,
    summary: 'Files a cancelled, refused or overdue request once more, for the same pieces; pictures it went out with may go along',
    body: z.strictObject({
      ...request.shape,
      ...why,
      /** of the request that the shopper saw; another account is AFTER_SALE_CHANGED */
      account_digest: Digest.nullable().optional(),
      request_id: RequestId.optional(),
    }),
    idempotent: 'after_sale_no',
    data: AfterSaleDetail,
    owner: ownAfterSale,
    errors: [
      'AFTER_SALE_NOT_FOUND',
      'AFTER_SALE_REAPPLY_NOT_ALLOWED',
      'AFTER_SALE_DEADLINE_PAST',
      'AFTER_SALE_LIMIT',
      'AFTER_SALE_ONGOING',
      'AFTER_SALE_EXISTS',
      'AFTER_SALE_AMOUNT',
      'AFTER_SALE_CHANGED',
      'AFTER_SALE_REASON_REQUIRED',
      'EVIDENCE_INVALID',
      'REQUEST_ID_REUSED',
    ],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  returnShipment: {
    ...memberPost,
    path: '/order/after-sale/return_shipment',
    source: assumed,
    repeatable: true,
    summary:
      'Says how the goods are sent back: courier and tracking number, both needed, or that a courier picks them up; again, until the parcel is received, to correct that',
    body: z.strictObject({
      ...request.shape,
      courier_code: z.string().max(20),
      tracking_number: z.string().max(40),
      /** A courier picks the goods up where they were delivered: the shop chooses it and its number, the two other fields are ignored. */
      pickup: z.boolean().optional(),
    }),
    data: AfterSaleDetail,
    owner: ownAfterSale,
    errors: ['AFTER_SALE_NOT_FOUND', 'AFTER_SALE_STATUS_MISMATCH', 'RETURN_SHIPMENT_INCOMPLETE', 'RETURN_DEADLINE_PAST'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  retryRefund: {
    ...memberPost,
    path: '/order/after-sale/retry_refund',
    source: assumed,
    summary: 'After a failed refund: names another account and has it tried again',
    body: z.strictObject({ ...request.shape, refund_target: SeenRefundTarget }),
    data: AfterSaleDetail,
    owner: ownAfterSale,
    errors: ['AFTER_SALE_NOT_FOUND', 'AFTER_SALE_STATUS_MISMATCH', 'REFUND_ACCOUNT_REQUIRED', 'AFTER_SALE_CHANGED'],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  couriers: {
    ...memberGet,
    path: '/order/after-sale/couriers',
    source: assumed,
    summary: 'Couriers that goods can be sent back with',
    data: z.strictObject({ list: z.array(Courier) }),
    errors: [],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
  refunds: {
    ...memberPostQuery,
    path: '/order/after-sale/refunds',
    source: assumed,
    summary: 'Refunds under way and received, with what has been received so far',
    body: z.strictObject({ ...pageArgs, stage: z.enum(['under_way', 'received', 'failed']).optional() }),
    data: z.strictObject({ ...pageOf(RefundItem).shape, received_amount: z.int().min(0), server_time: Instant }),
    errors: [],
    invalid: 'ORDER_PARAMETER_INVALID',
  },
})

export const RETURN_SHIPMENT_RULES = fieldRules(afterSaleContract.returnShipment.body.shape)
