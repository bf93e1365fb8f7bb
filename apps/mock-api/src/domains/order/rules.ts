import { nextState, orderLifecycle } from '@nusaria/contracts/lifecycle'
import type { AddressRefusal, OrderLine, OrderStatus } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { OrderLineRow, OrderRow } from './tables.ts'

type OrderSnapshot = Pick<OrderRow, 'status' | 'paid_at' | 'close_reason'>

type CancelError = 'ORDER_CANCEL_NOT_ALLOWED' | 'ORDER_ALREADY_CANCELLED' | 'ORDER_ALREADY_PAID'

/** Why the shopper can't cancel; null when they can: an unpaid order, or an unshipped cash order. */
export function cancelRefusal(order: OrderSnapshot): CancelError | null {
  if (order.status === 'closed') return 'ORDER_ALREADY_CANCELLED'
  if (order.status === 'pending_payment') return null
  if (order.status === 'pending_shipment') return order.paid_at === null ? null : 'ORDER_ALREADY_PAID'
  return 'ORDER_CANCEL_NOT_ALLOWED'
}

const RECEIPT_REFUSAL: Readonly<Record<OrderStatus, 'ORDER_NOT_SHIPPED' | 'ORDER_ALREADY_COMPLETED' | 'ORDER_STATUS_MISMATCH' | null>> = {
  pending_payment: 'ORDER_NOT_SHIPPED',
  pending_shipment: 'ORDER_NOT_SHIPPED',
  pending_receipt: null,
  completed: 'ORDER_ALREADY_COMPLETED',
  closed: 'ORDER_STATUS_MISMATCH',
}

/** Why receipt can't be confirmed; null when it can. */
export function receiptRefusal({ status }: Pick<OrderSnapshot, 'status'>) {
  return RECEIPT_REFUSAL[status]
}

type PayError = 'ORDER_PAYMENT_EXPIRED' | 'ORDER_ALREADY_CANCELLED' | 'ORDER_ALREADY_PAID' | 'PAYMENT_ORDER_ERROR'

/** Why no payment can be started; null when one can. */
export function payRefusal(order: OrderSnapshot): PayError | null {
  if (order.status === 'pending_payment') return null
  if (order.status === 'closed') return order.close_reason === 'payment_time_over' ? 'ORDER_PAYMENT_EXPIRED' : 'ORDER_ALREADY_CANCELLED'
  // A cash order is paid on delivery.
  return order.paid_at === null ? 'PAYMENT_ORDER_ERROR' : 'ORDER_ALREADY_PAID'
}

/** Whether the address can be changed: the order is unshipped, so the merchant can ship it now or once it is paid. */
export function canChangeAddress({ status }: Pick<OrderSnapshot, 'status'>): boolean {
  return status === 'pending_payment' || nextState(orderLifecycle, status, 'ship') !== null
}

/** The effect of a new address on an unshipped order. Fees in Rupiah. */
export interface AddressChange {
  readonly pay_method: OrderRow['pay_method']
  /** Whether the first order's free shipping covers the fee. */
  readonly ships_free: boolean
  readonly fee_before: number
  /** Null where the delivery method isn't available. */
  readonly fee_after: number | null
  /** Whether the courier takes cash there; null where parcels don't reach the area. */
  readonly area: { readonly cash: boolean } | null
}

/** Why an order can't go to an address; null when it can. Its price is fixed, so the new fee can't be higher. */
export function addressChangeRefusal({ area, pay_method, ships_free, fee_before, fee_after }: AddressChange): AddressRefusal | null {
  if (!area) return 'unsupported'
  if (fee_after === null) return 'delivery_method'
  if (pay_method === 'cod' && !area.cash) return 'cash'
  return fee_after > fee_before && !ships_free ? 'fee' : null
}

/**
 * Whether an order counts as the member's: all do, except those closed before any payment or parcel. A return or refund doesn't undo it, so
 * the first order's free shipping isn't given twice.
 */
export function countsAsOrder({ status, paid_at, parcels }: Pick<OrderRow, 'status' | 'paid_at' | 'parcels'>): boolean {
  return status !== 'closed' || paid_at !== null || parcels.length > 0
}

/** Whether the member's next order would be the first. */
export function isFirstOrder(ctx: Pick<WorldCtx, 'db'>, member_no: string): boolean {
  return !ctx.db.orders.find((row) => row.member_no === member_no && countsAsOrder(row))
}

/** A line without its share of the order's money. */
export function lineView({ voucher_discount: _, coins_discount: __, coins_used: ___, paid: ____, ...line }: OrderLineRow): OrderLine {
  return line
}

/** What decides which vouchers are for a member: whether an order of theirs counts, and whether one is completed. */
export function orderFacts(ctx: Pick<WorldCtx, 'db'>, member_no: string) {
  return {
    has_ordered: !isFirstOrder(ctx, member_no),
    has_completed: ctx.db.orders.find({ member_no, status: 'completed' }) !== undefined,
  }
}

/** Whether a keyword is in the number of an order, or in the name or the options of one of its products. */
export function isNamed({ order_no, lines }: Pick<OrderRow, 'order_no' | 'lines'>, keyword: string): boolean {
  const names = [order_no, ...lines.map(({ product_name, spec_values }) => [product_name, ...spec_values].join(' '))]
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  return names.some((name) => words.every((word) => name.toLowerCase().includes(word)))
}
