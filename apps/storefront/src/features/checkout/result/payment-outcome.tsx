import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Kawung } from '#ui/primitives/kawung.tsx'
import { type Cashier, isPaymentInProgress } from '../api.ts'
import './payment-outcome.tokens.css'
import css from './payment-outcome.module.css'

type Ended = 'failed' | 'cancelled' | 'expired'

export interface PaymentOutcome {
  readonly result: 'paid' | 'cod' | 'pending' | 'unpaid' | 'closed' | 'done'
  /** Key of a text in `cashier:result`; null: the result's own text. */
  readonly detail:
    | Ended
    | 'open'
    | 'wait'
    | 'shipped'
    | 'delivered'
    | 'timeOver'
    | 'cancelledOrder'
    | 'refundedOrder'
    | 'refundedByRequest'
    | null
  /** What happened with the money of failed payments; null: nothing to say. */
  readonly money: 'nothingCharged' | 'mayComeLate' | null
  /** Rupiah that arrived too late and was refunded. */
  readonly late: number
  /** Rupiah refunded otherwise: by closing the order, or by after-sales requests. */
  readonly refunded: number
}

type PaymentFacts = Pick<Cashier, 'payment' | 'last_payment' | 'refunded' | 'refunded_late' | 'flag_may_come_late'>
type Order = Pick<OrderDetail, 'status' | 'pay_method' | 'close_reason' | 'events' | 'after_sales'>

function closedDetail({ close_reason, after_sales = [] }: Order, { refunded }: PaymentFacts): PaymentOutcome['detail'] {
  // An after-sales request may refund to an account instead of the original payment method.
  if (refunded > 0) return after_sales.length > 0 ? 'refundedByRequest' : 'refundedOrder'
  if (close_reason === 'payment_time_over') return 'timeOver'
  return close_reason === 'cancelled_by_shopper' ? 'cancelledOrder' : null
}

/** How the last payment ended without success, and what happened with its money. */
export function endedPayment({ last_payment, flag_may_come_late }: Pick<PaymentFacts, 'last_payment' | 'flag_may_come_late'>) {
  const status = last_payment?.status
  const ended: Ended | null = status === 'failed' || status === 'cancelled' || status === 'expired' ? status : null
  return { ended, money: flag_may_come_late ? 'mayComeLate' : ended === 'failed' ? 'nothingCharged' : null } as const
}

function unpaidOutcome(facts: PaymentFacts): Pick<PaymentOutcome, 'result' | 'detail' | 'money'> {
  const { payment } = facts
  if (isPaymentInProgress(payment)) {
    if (payment.status === 'pending') return { result: 'pending', detail: null, money: null }
    // A number, a code or an open gateway page is no payment yet.
    if (payment.va_number || payment.qris_text) return { result: 'pending', detail: 'wait', money: null }
    return { result: 'unpaid', detail: 'open', money: null }
  }
  const { ended, money } = endedPayment(facts)
  return { result: 'unpaid', detail: ended, money }
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

interface TextProps {
  readonly outcome: PaymentOutcome
  readonly orderNo: string
  /** What an open payment is made with. */
  readonly method?: string
}

export function OutcomeText({ outcome: { result, detail, money, refunded, late }, orderNo, method }: TextProps) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const values = { no: orderNo, amount: formatRupiah(refunded + late), method }
  return (
    <>
      <p>{detail ? t(`cashier:result.${detail}`, values) : t(`checkout:result.${result}.text`, values)}</p>
      {money && <p>{t(`cashier:result.${money}`)}</p>}
    </>
  )
}

/** Four petals behind a disc with a tick, a clock or a dash. */
export function OutcomeIcon({ tone }: { readonly tone: 'good' | 'open' | 'over' }) {
  return (
    <span className={`${css.mark} ${css[tone]}`} aria-hidden="true">
      <Kawung className={css.petals} />
      <svg viewBox="0 0 112 112" className={css.disc} aria-hidden="true">
        <circle cx="56" cy="56" r="27" fill="currentColor" />
        <g fill="none" stroke="var(--on-dark)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
          {tone === 'good' && <path d="M45 57l8 8 15-16" pathLength={1} />}
          {tone === 'open' && <path d="M56 43v14l9 6" />}
          {tone === 'over' && <path d="M46 56h20" />}
        </g>
      </svg>
    </span>
  )
}
