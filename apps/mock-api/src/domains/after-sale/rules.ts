import { AfterSaleReason } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_TYPES, type AfterSaleType } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderStatus } from '@nusaria/contracts/order-entities'
import { normalizeTrackingNumber, TRACKING_NUMBER_RULE } from '@nusaria/contracts/patterns'
import { DAY } from '../../lib/time.ts'
import type { OrderRow } from '../order/tables.ts'

type AfterSaleOrder = Pick<OrderRow, 'status' | 'pay_method' | 'events'>

/** What can be asked for, by where an order stands: goods that haven't left can't be sent back. */
const TYPES: Readonly<Record<OrderStatus, readonly AfterSaleType[]>> = {
  pending_payment: [],
  pending_shipment: ['refund_only'],
  pending_receipt: AFTER_SALE_TYPES,
  completed: AFTER_SALE_TYPES,
  closed: [],
}

/** Types an order allows. Of cash nothing is with the shop before the order is completed. */
function typesOf({ status, pay_method }: AfterSaleOrder): readonly AfterSaleType[] {
  return pay_method === 'cod' && status !== 'completed' ? [] : TYPES[status]
}

/** Until when requests can be filed, ms; null while the order isn't completed, as the time hasn't begun. */
export function applyDeadline({ events }: Pick<OrderRow, 'events'>): number | null {
  const completed = events.findLast(({ kind }) => kind === 'completed')
  return completed ? completed.at + LIMITS.afterSaleDays * DAY : null
}

/** Why nothing can be asked for on an order now (ms); null when something can. */
export function orderRefusal(order: AfterSaleOrder, now: number): 'ORDER_STATUS_MISMATCH' | 'AFTER_SALE_DEADLINE_PAST' | null {
  if (typesOf(order).length === 0) return 'ORDER_STATUS_MISMATCH'
  const deadline = applyDeadline(order)
  return deadline !== null && now >= deadline ? 'AFTER_SALE_DEADLINE_PAST' : null
}

/** What can be asked for on an order now (ms). */
export function availableTypes(order: AfterSaleOrder, now: number): AfterSaleType[] {
  return orderRefusal(order, now) ? [] : [...typesOf(order)]
}

/** Filings left on an order that has these requests; each filing of one counts. */
export function attemptsLeft(requests: readonly { readonly attempt: number }[]): number {
  return Math.max(0, LIMITS.afterSaleAttempts - requests.reduce((sum, { attempt }) => sum + attempt, 0))
}

const REASONS_BEFORE_SHIPPING: readonly AfterSaleReason[] = ['changed_mind', 'not_arrived', 'other']
/** Reasons to choose from: nobody has seen goods that haven't left. */
export function reasonsFor({ status }: Pick<OrderRow, 'status'>): AfterSaleReason[] {
  return [...(status === 'pending_shipment' ? REASONS_BEFORE_SHIPPING : AfterSaleReason.options)]
}

/** The part of a form that lacks the reason: none is chosen, or another one than those listed isn't described; null when it is said. */
export function missingReasonField(reason: AfterSaleReason | null, description: string): 'reason' | 'description' | null {
  if (reason === null) return 'reason'
  return reason === 'other' && description.trim() === '' ? 'description' : null
}

/** What isn't filled in of a return shipment, or isn't a tracking number; null when both are right. */
export function invalidShipmentField(knowsCourier: boolean, tracking_number: string): 'courier_code' | 'tracking_number' | null {
  if (!knowsCourier) return 'courier_code'
  return TRACKING_NUMBER_RULE.test(normalizeTrackingNumber(tracking_number)) ? null : 'tracking_number'
}
