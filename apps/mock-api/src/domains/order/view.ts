import { formatInstant } from '@nusaria/catalogue/lib/time'
import { channelsOf } from '@nusaria/catalogue/payment-channels'
import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { OrderDetail, OrderSummary, ParcelDetail } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { canApply, isOngoing, requestSummary, requestsOf } from '../after-sale/index.ts'
import { mayComeLate, ongoingPayment, paymentOf, totalRefundedLate } from '../payment/index.ts'
import { linesToReview } from '../review/index.ts'
import { completesAt } from './completion.ts'
import { expectedArrival, parcelView } from './delivery.ts'
import { subtotalOf } from './pricing.ts'
import { canChangeAddress, cancelRefusal, lineView, payRefusal, receiptRefusal } from './rules.ts'
import type { OrderRow, ParcelRow } from './tables.ts'
import { orderVoucherAmounts, voucherName } from './voucher-set.ts'

/** The reader: their language and the time. */
type Reader = Pick<WorldCtx, 'db' | 'now'> & { readonly language: Language }

const when = (ms: number | null) => (ms === null ? null : formatInstant(ms))

/** The latest tracking step of an order in transit. */
function latestTrack({ now, language }: Reader, order: OrderRow): Complete<OrderSummary>['latest_track'] {
  if (order.status !== 'pending_receipt') return null
  const steps = order.parcels.flatMap((parcel) => parcelView(order, parcel, now, language).track.slice(0, 1))
  return steps.reduce<Complete<OrderSummary>['latest_track']>((latest, step) => (latest && latest.at >= step.at ? latest : step), null)
}

/** When the last parcel of an order was delivered. */
function deliveredAt({ parcels }: OrderRow): string | null {
  const times = parcels.flatMap(({ delivered_at }) => delivered_at ?? [])
  return times.length > 0 && times.length === parcels.length ? formatInstant(Math.max(...times)) : null
}

/** An order as lists show it. */
export function orderSummary(reader: Reader, order: OrderRow): Complete<OrderSummary> {
  const [newest] = requestsOf(reader, order.order_no)
  return {
    order_no: order.order_no,
    status: order.status,
    order_date: formatInstant(order.created_at),
    lines: order.lines.map(lineView),
    total: order.amounts.total,
    pay_method: order.pay_method,
    pay_by: when(order.pay_by),
    payment: ongoingPayment(reader, order.order_no),
    flag_may_come_late: mayComeLate(reader, order.order_no),
    latest_track: latestTrack(reader, order),
    delivered_at: deliveredAt(order),
    close_reason: order.close_reason,
    after_sale: newest ? requestSummary(newest) : null,
    actions: orderActions(reader, order),
  }
}

/** A parcel with its lines and the pieces in it. */
export function parcelDetail({ now, language }: Reader, order: OrderRow, parcel: ParcelRow): ParcelDetail {
  const lines = parcel.pieces.flatMap(({ line_no, quantity }) => {
    const line = order.lines.find((each) => each.line_no === line_no)
    return line ? [{ ...lineView(line), quantity, line_amount: line.price * quantity }] : []
  })
  return { order_no: order.order_no, ...parcelView(order, parcel, now, language), lines }
}

type Action = OrderDetail['actions'][number]

/** What the shopper may do with an order now: everything that no rule refuses. */
export function orderActions(reader: Pick<Reader, 'db' | 'now'>, order: OrderRow): Action[] {
  const { status } = order
  const requests = requestsOf(reader, order.order_no)
  const over = status === 'completed' || status === 'closed'
  const may: readonly (readonly [Action, boolean])[] = [
    ['pay', payRefusal(order) === null],
    ['cancel', cancelRefusal(order) === null],
    ['change_address', canChangeAddress(order)],
    ['confirm_receipt', receiptRefusal(order) === null && !requests.some(isOngoing)],
    ['review', linesToReview(reader, order).length > 0],
    ['buy_again', over],
    ['after_sale', canApply({ order, requests, now: reader.now })],
    ['track', order.parcels.length > 0],
    ['invoice', status !== 'pending_payment' && status !== 'closed'],
  ]
  return may.flatMap(([action, allowed]) => (allowed ? [action] : []))
}

/** The bank or e-wallet an order was paid through. */
function payChannel(reader: Reader, { order_no, pay_method }: OrderRow): string | null {
  if (pay_method === null) return null
  const paid = paymentOf(reader, order_no)
  return channelsOf(pay_method).find(({ channel }) => channel === paid?.channel)?.channel_name ?? null
}

/** An order with all its details. */
export function orderDetail(reader: Reader, order: OrderRow): Complete<OrderDetail> {
  const { now, language } = reader
  const parcels = order.parcels.map((parcel) => parcelView(order, parcel, now, language))
  const [first] = parcels
  const { recipient, contact_number, delivery_address } = order.destination
  return {
    ...orderSummary(reader, order),
    payment_date: when(order.paid_at),
    pay_channel: payChannel(reader, order),
    delivery_method: order.delivery_method,
    logistics_provider: first?.logistics_provider ?? null,
    tracking_number: first?.tracking_number ?? null,
    recipient,
    contact_number,
    delivery_address,
    customer_message: order.customer_message,
    subtotal: subtotalOf(order.amounts),
    amounts: order.amounts,
    voucher_amounts: orderVoucherAmounts(reader, order, language),
    events: order.events.map(({ kind, at }) => ({ kind, at: formatInstant(at) })),
    parcels,
    expected_arrival: expectedArrival(order),
    completes_at: when(completesAt(reader, order)),
    vouchers_returned: order.vouchers_returned.map((voucher_no) => ({
      voucher_no,
      coupon_name: voucherName(reader, voucher_no, language),
    })),
    coins_returned: order.coins_returned,
    after_sales: requestsOf(reader, order.order_no).map(requestSummary),
    refunded_amount: paymentOf(reader, order.order_no)?.refunded_amount ?? 0,
    refunded_late: totalRefundedLate(reader, order.order_no),
    server_time: formatInstant(now),
  }
}
