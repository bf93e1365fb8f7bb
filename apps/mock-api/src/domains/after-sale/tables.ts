import {
  AfterSaleNo,
  AfterSaleReason,
  AfterSaleStatus,
  AfterSaleStep,
  AfterSaleType,
  EndReason,
  RefundParts,
  RefundTarget,
  RequestedLine,
} from '@nusaria/contracts/after-sale-entities'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'
import { TranslatedText } from '../../engine/store/translated-text.ts'

/** ms of the world's clock */
const moment = z.number()

/**
 * Pieces of an order's line with their share of its money: `voucher_discount` + `coins_discount` + `paid` = price × `quantity`. Each
 * request stores its own, so that together they equal the line's.
 */
const RefundLineRow = z.strictObject({
  ...RequestedLine.shape,
  voucher_discount: z.int().min(0),
  coins_discount: z.int().min(0),
  coins_used: z.int().min(0),
  paid: z.int().min(0),
})
export type RefundLineRow = z.output<typeof RefundLineRow>

/** An after-sales request. */
export const AfterSaleRow = z.strictObject({
  after_sale_no: AfterSaleNo,
  member_no: z.string(),
  order_no: z.string(),
  type: AfterSaleType,
  /** Changes by the type's lifecycle only. */
  status: AfterSaleStatus,
  reason: AfterSaleReason,
  description: z.string(),
  picture_ids: z.array(z.string()),
  lines: z.array(RefundLineRow).min(1),
  /** What it refunds: as agreed when it was created; after the refund, as it was paid. */
  refund: RefundParts,
  /** Where the money goes; null for the order's payment method. */
  target: RefundTarget.nullable(),
  /** The masked name of the target when it was chosen, then when the money was tried: "Bank Arta **** 7788". The account may be edited or removed later. */
  target_name: z.string().nullable(),
  /** number of applications: 1, plus one each time the shopper applies again */
  attempt: z.int().min(1),
  applied_at: moment,
  /** The return deadline; null while no goods have to be sent back. */
  deadline: moment.nullable(),
  end_reason: EndReason.nullable(),
  /** `pickup`: a courier picks it up. */
  return_shipment: z
    .strictObject({ courier_code: z.string(), tracking_number: z.string(), sent_at: moment, pickup: z.boolean() })
    .nullable(),
  /** Whether its pieces are back in stock. That happens once. */
  stock_returned: z.boolean(),
  refunded_at: moment.nullable(),
  /** oldest first; a note in each language of the shop, or null */
  timeline: z.array(z.strictObject({ step: AfterSaleStep.shape.step, at: moment, note: TranslatedText.nullable() })).min(1),
})
export type AfterSaleRow = z.output<typeof AfterSaleRow>

export const afterSaleTables = {
  after_sales: table({ schema: AfterSaleRow, key: 'after_sale_no' }),
}
