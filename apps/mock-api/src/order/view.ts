import type { Language } from '@nusaria/contracts/headers'
import type { OrderDetail, OrderLine, OrderSummary } from '@nusaria/contracts/order-entities'
import { iso } from '../kernel/time.ts'
import { isPaid } from './rules.ts'
import type { OrderLineRow, OrderRow } from './tables.ts'
import { parcelView } from './track.ts'

const when = (ms: number | null) => (ms === null ? null : iso(ms))

function lineView({ voucher_discount: _, coins_discount: __, coins_used: ___, paid: ____, ...line }: OrderLineRow): OrderLine {
  return line
}

/** An order as lists show it. */
export function summaryOf(order: OrderRow): OrderSummary {
  return {
    order_no: order.order_no,
    status: order.status,
    order_date: iso(order.created_at),
    lines: order.lines.map(lineView),
    total: order.amounts.total,
    pay_method: order.pay_method,
    pay_by: when(order.pay_by),
  }
}

/** What the shopper may do with an order now. */
export function actionsOf(order: Pick<OrderRow, 'status' | 'paid_at' | 'pay_method'>): OrderDetail['actions'] {
  switch (order.status) {
    case 'pending_payment':
      return ['pay', 'cancel', 'change_address']
    case 'pending_shipment':
      return isPaid(order) ? ['change_address'] : ['cancel', 'change_address']
    case 'pending_receipt':
      return ['confirm_receipt', 'track']
    case 'completed':
      return ['buy_again', 'track']
    case 'closed':
      return ['buy_again']
  }
}

/** An order in full. */
export function detailOf(order: OrderRow, now: number, language: Language): OrderDetail {
  const parcels = order.parcels.map((parcel) => parcelView(order, parcel, now, language))
  const [first] = parcels
  const { recipient, contact_number, delivery_address } = order.destination
  return {
    ...summaryOf(order),
    payment_date: when(order.paid_at),
    delivery_method: order.delivery_method,
    logistics_provider: first?.logistics_provider ?? null,
    tracking_number: first?.tracking_number ?? null,
    recipient,
    contact_number,
    delivery_address,
    customer_message: order.customer_message,
    amounts: order.amounts,
    events: order.events.map(({ kind, at }) => ({ kind, at: iso(at) })),
    parcels,
    close_reason: order.close_reason,
    actions: actionsOf(order),
    server_time: iso(now),
  }
}
