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
 * Pieces of an order's line with their part of its money: `voucher_discount` + `coins_discount` + `paid` = price × `quantity`. Each request
 * has its own, so that together they are the line's.
 */
const RefundLineRow = z.strictObject({
  ...RequestedLine.shape,
  voucher_discount: z.int().min(0),
  coins_discount: z.int().min(0),
  coins_used: z.int().min(0),
  paid: z.int().min(0),
})
export type RefundLineRow = z.output<typeof RefundLineRow>

/** A request for after-sales, and what became of it. */
export const AfterSaleRow = z.strictObject({
  after_sale_no: AfterSaleNo,
  member_no: z.string(),
  order_no: z.string(),
  type: AfterSaleType,
  /** Moves by the type's lifecycle alone. */
  status: AfterSaleStatus,
  reason: AfterSaleReason,
  description: z.string(),
  picture_ids: z.array(z.string()),
  lines: z.array(RefundLineRow).min(1),
  /** What it gives back, as it was agreed when it was filed; once that is done, as it was done. */
  refund: RefundParts,
  /** Where the money goes; null for the way the order was paid. */
  target: RefundTarget.nullable(),
  /** What the target is called, masked, as it was when it was chosen: "Bank Arta **** 7788". It may be removed since. */
  target_name: z.string().nullable(),
  /** times it was filed: 1, and one more for each time it was filed again */
  attempt: z.int().min(1),
  applied_at: moment,
  /** Until when the goods have to be sent back; null unless they have to be. */
  deadline: moment.nullable(),
  end_reason: EndReason.nullable(),
  return_shipment: z.strictObject({ courier_code: z.string(), tracking_number: z.string(), sent_at: moment }).nullable(),
  /** Whether its pieces are on the shop's shelf again; that happens once. */
  stock_returned: z.boolean(),
  refunded_at: moment.nullable(),
  /** oldest first; a note in each language of the shop, or null */
  timeline: z.array(z.strictObject({ step: AfterSaleStep.shape.step, at: moment, note: TranslatedText.nullable() })).min(1),
})
export type AfterSaleRow = z.output<typeof AfterSaleRow>

export const afterSaleTables = {
  after_sales: table({ schema: AfterSaleRow, key: 'after_sale_no' }),
}
