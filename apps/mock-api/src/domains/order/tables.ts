import { ORDER_STATES } from '@nusaria/contracts/lifecycle'
import {
  CancelReason,
  CloseReason,
  DeliveryMethod,
  OrderAmounts,
  OrderEventKind,
  OrderLine,
  PayMethod,
} from '@nusaria/contracts/order-entities'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()
const rupiah = z.int().min(0)

/**
 * A line with its share of the order's money: `line_amount` = `voucher_discount` + `coins_discount` + `paid`. Refunds use the same shares.
 */
const OrderLineRow = z.strictObject({
  ...OrderLine.shape,
  voucher_discount: rupiah,
  coins_discount: rupiah,
  coins_used: z.int().min(0),
  paid: rupiah,
})
export type OrderLineRow = z.output<typeof OrderLineRow>

/** A parcel. Its tracking follows from these times and the world's clock. */
const ParcelRow = z.strictObject({
  parcel_no: z.string(),
  logistics_provider: z.string(),
  tracking_number: z.string(),
  /** Its content, without pieces refunded before shipping. */
  pieces: z.array(z.strictObject({ line_no: z.string(), quantity: z.int().min(1) })),
  shipped_at: moment,
  delivered_at: moment.nullable(),
})
export type ParcelRow = z.output<typeof ParcelRow>

/** Where an order goes: a copy of the address when it was chosen. */
const Destination = z.strictObject({
  recipient: z.string(),
  contact_number: z.string(),
  /** one line, for display */
  delivery_address: z.string(),
  district_code: z.string(),
  city: z.string(),
})
export type Destination = z.output<typeof Destination>

export const OrderRow = z.strictObject({
  order_no: z.string(),
  member_no: z.string(),
  status: z.enum(ORDER_STATES),
  created_at: moment,
  lines: z.array(OrderLineRow).min(1),
  amounts: OrderAmounts.required(),
  /** The shipping fee's share: Rupiah paid, coins used on it. */
  shipping_paid: rupiah,
  shipping_coins: z.int().min(0),
  voucher_nos: z.array(z.string()),
  /** The discount of each voucher. */
  voucher_amounts: z.array(z.strictObject({ voucher_no: z.string(), amount: rupiah })),
  pay_method: PayMethod.nullable(),
  pay_by: moment.nullable(),
  paid_at: moment.nullable(),
  delivery_method: DeliveryMethod,
  destination: Destination,
  /** grams that count for the shipping fee */
  weight: z.int().min(0),
  customer_message: z.string(),
  events: z.array(z.strictObject({ kind: OrderEventKind, at: moment })),
  parcels: z.array(ParcelRow),
  close_reason: CloseReason.nullable(),
  cancel_reason: CancelReason.nullable(),
  /** What its closing returned to the member. */
  vouchers_returned: z.array(z.string()),
  coins_returned: z.int().min(0),
})
export type OrderRow = z.output<typeof OrderRow>

export const orderTables = {
  orders: table({ schema: OrderRow, key: 'order_no' }),
}
