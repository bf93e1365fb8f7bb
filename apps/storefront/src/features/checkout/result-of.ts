import type { OrderDetail } from '@nusaria/contracts/order-entities'
import type { Cashier } from './cashier-view.tsx'
import { isUnderWay } from './use-cashier.ts'

/** What came of a payment, as the shopper understands it. */
export type Result = 'paid' | 'cod' | 'pending' | 'unpaid' | 'closed' | 'done'

/** A result, with what is told of it beyond its own text. */
export interface Outcome {
  readonly result: Result
  /** Of a text in `cashier:result`; null: the result's own. */
  readonly detail: 'failed' | 'cancelled' | 'expired' | 'timeOver' | 'cancelledOrder' | 'refundedOrder' | 'wait' | null
  /** Rupiah that came in too late, or was paid for an order that closed, and was given back. */
  readonly refunded: number
}

type Told = Pick<Cashier, 'payment' | 'last_payment' | 'refunded'>

function closedDetail(order: Pick<OrderDetail, 'close_reason'>, refunded: number): Outcome['detail'] {
  if (refunded > 0) return 'refundedOrder'
  if (order.close_reason === 'payment_time_over') return 'timeOver'
  return order.close_reason === 'cancelled_by_shopper' ? 'cancelledOrder' : null
}

function unpaid({ payment, last_payment, refunded }: Told): Outcome {
  // A number or a code alone is no payment yet.
  if (isUnderWay(payment)) return { result: 'pending', detail: payment.status === 'created' ? 'wait' : null, refunded }
  const ended = last_payment?.status
  const known = ended === 'failed' || ended === 'cancelled' || ended === 'expired'
  return { result: 'unpaid', detail: known ? ended : null, refunded }
}

/** How the payment of an order stands: by the order itself, then by its last try. */
export function outcomeOf(order: Pick<OrderDetail, 'status' | 'pay_method' | 'close_reason'>, told: Told): Outcome {
  const { refunded } = told
  if (order.status === 'pending_payment') return unpaid(told)
  if (order.status === 'closed') return { result: 'closed', detail: closedDetail(order, refunded), refunded }
  if (order.status === 'completed') return { result: 'done', detail: null, refunded }
  return { result: order.pay_method === 'cod' ? 'cod' : 'paid', detail: null, refunded }
}
