import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { type Cashier, isPaymentInProgress } from '../api.ts'

type PaymentResult = 'paid' | 'cod' | 'pending' | 'unpaid' | 'closed' | 'done'

type OutcomeDetail =
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'open'
  | 'wait'
  | 'shipped'
  | 'delivered'
  | 'timeOver'
  | 'cancelledOrder'
  | 'refundedOrder'
  | 'refundedByRequest'

export interface PaymentOutcome {
  readonly result: PaymentResult
  /** Key of a text in `cashier:result`; null: the result's own text. */
  readonly detail: OutcomeDetail | null
  /** What happened with the money of failed payments; null: nothing to say. */
  readonly money: 'nothingCharged' | 'mayComeLate' | null
  /** Rupiah that arrived too late and was refunded. */
  readonly late: number
  /** Rupiah refunded otherwise: by closing the order, or by after-sales requests. */
  readonly refunded: number
}

type PaymentFacts = Pick<Cashier, 'payment' | 'last_payment' | 'refunded' | 'refunded_late' | 'flag_may_come_late'>
type Order = Pick<OrderDetail, 'status' | 'pay_method' | 'close_reason' | 'events' | 'after_sales'>

function closedDetail({ close_reason, after_sales = [] }: Order, { refunded }: PaymentFacts): OutcomeDetail | null {
  // An after-sales request may refund to an account instead of the original payment method.
  if (refunded > 0) return after_sales.length > 0 ? 'refundedByRequest' : 'refundedOrder'
  if (close_reason === 'payment_time_over') return 'timeOver'
  return close_reason === 'cancelled_by_shopper' ? 'cancelledOrder' : null
}

function unpaidOutcome({ payment, last_payment, flag_may_come_late }: PaymentFacts): Pick<PaymentOutcome, 'result' | 'detail' | 'money'> {
  if (isPaymentInProgress(payment)) {
    if (payment.status === 'pending') return { result: 'pending', detail: null, money: null }
    // A number, a code or an open gateway page is no payment yet.
    if (payment.va_number || payment.qris_text) return { result: 'pending', detail: 'wait', money: null }
    return { result: 'unpaid', detail: 'open', money: null }
  }
  const ended = last_payment?.status
  const detail = ended === 'failed' || ended === 'cancelled' || ended === 'expired' ? ended : null
  return { result: 'unpaid', detail, money: flag_may_come_late ? 'mayComeLate' : detail === 'failed' ? 'nothingCharged' : null }
}

/** The outcome of an order's payment: by the order's status, then by its payments. */
export function toPaymentOutcome(order: Order, facts: PaymentFacts): PaymentOutcome {
  const { refunded, refunded_late, flag_may_come_late } = facts
  const amounts = { late: refunded_late, refunded: refunded - refunded_late }
  switch (order.status) {
    case 'pending_payment':
      return { ...unpaidOutcome(facts), ...amounts }
    case 'closed': {
      const money = flag_may_come_late ? 'mayComeLate' : refunded > 0 ? null : 'nothingCharged'
      return { result: 'closed', detail: closedDetail(order, facts), money, ...amounts }
    }
    case 'completed':
      return { result: 'done', detail: null, money: null, ...amounts }
    default: {
      const result = order.pay_method === 'cod' ? 'cod' : 'paid'
      const arrived = order.events?.some(({ kind }) => kind === 'delivered')
      const detail = order.status === 'pending_shipment' ? null : arrived ? 'delivered' : 'shipped'
      return { result, detail, money: null, ...amounts }
    }
  }
}
