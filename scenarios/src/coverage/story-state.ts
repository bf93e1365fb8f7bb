import {
  type DeletionEvent,
  deletionLifecycle,
  LIFECYCLES,
  legalEvents,
  nextState,
  type OrderEvent,
  type OrderState,
  orderLifecycle,
  type PaymentEvent,
  type PaymentState,
  paymentLifecycle,
  type RestockAlertEvent,
  restockAlertLifecycle,
  type VoucherState,
  voucherLifecycle,
} from '@nusaria/contracts/lifecycle'

/** A lifecycle by its name. */
export type Machine = keyof typeof LIFECYCLES

/** An event in a state in which it is legal. */
export interface Transition {
  readonly machine: Machine
  readonly event: string
  readonly from: string
}

export const describeTransition = ({ machine, event, from }: Transition): string => `${machine}: ${event} at ${from}`

/** Every legal transition of every lifecycle. */
export function legalTransitions(): Transition[] {
  return Object.entries(LIFECYCLES).flatMap(([machine, { states, events }]) =>
    Object.entries(events).flatMap(([event, { transitions }]) =>
      states.filter((state) => state in transitions).map((state) => ({ machine: machine as Machine, event, from: String(state) })),
    ),
  )
}

/** An order and its last payment. */
interface OrderProgress {
  state: OrderState
  payment: { state: PaymentState; readonly cash: boolean } | null
}

/** The state that a story's steps have led to, and the transitions so far. Throws on an illegal transition. */
export class StoryState {
  readonly transitions: Transition[] = []
  readonly #title: string
  /** The story's order, and the one placed last on the other device. */
  #own: OrderProgress | null = null
  #other: OrderProgress | null = null
  #deletion = deletionLifecycle.initial as (typeof deletionLifecycle.states)[number]
  #notice = restockAlertLifecycle.initial as (typeof restockAlertLifecycle.states)[number]
  readonly #vouchers = new Map<string, VoucherState>()

  constructor(title: string) {
    this.#title = title
  }

  get order(): OrderProgress | null {
    return this.#own
  }

  /** Sets order and payment without a transition. */
  setOrder(state: OrderState, payment: OrderProgress['payment'] = null): void {
    this.#own = { state, payment }
  }

  placeOrderElsewhere(): void {
    this.#other = { state: orderLifecycle.initial, payment: null }
  }

  openOtherOrder(): void {
    this.#own = this.#other
  }

  #note(machine: Machine, event: string, from: string, to: string | null): void {
    if (to === null) throw new Error(`"${this.#title}": ${machine} at ${from} takes no ${event}`)
    this.transitions.push({ machine, event, from })
  }

  transitionOrder(event: OrderEvent): void {
    const order = this.#own
    if (!order) return
    const to = nextState(orderLifecycle, order.state, event)
    this.#note('order', event, order.state, to)
    order.state = to ?? order.state
    if (event === 'cancel' || event === 'expire' || event === 'close') this.#endPayment(event)
    if ((event === 'deliver' || event === 'confirm') && order.payment?.cash && order.payment.state === 'created')
      this.transitionPayment('succeed')
  }

  /** A closing order ends a pending payment and refunds a succeeded one. */
  #endPayment(event: 'cancel' | 'expire' | 'close'): void {
    const state = this.#own?.payment?.state
    if (state === 'created' || state === 'pending') this.transitionPayment(event === 'expire' ? 'expire' : 'cancel')
    else if (state === 'succeeded' && event === 'close') this.transitionPayment('refund')
  }

  /** A new payment cancels the previous one. */
  startPayment(cash: boolean): void {
    const order = this.#own
    if (!order) return
    if (order.payment?.state === 'created') this.transitionPayment('cancel')
    order.payment = { state: paymentLifecycle.initial, cash }
  }

  transitionPayment(reported: PaymentEvent): void {
    const order = this.#own
    const payment = order?.payment
    if (!order || !payment) return
    const { state, cash } = payment
    const late = reported === 'succeed' && (state === 'cancelled' || state === 'expired')
    const event = late ? 'return_late' : reported
    const to = nextState(paymentLifecycle, state, event)
    this.#note('payment', event, state, to)
    order.payment = { state: to ?? state, cash }
    if (to === 'succeeded' && !cash) this.transitionOrder('pay')
  }

  /** The order is seen in a state: an event without a step of its own has led there. */
  observeOrder(seen: OrderState): void {
    const order = this.#own
    if (!order || order.state === seen) return
    const events = (['clock', 'gateway', 'merchant'] as const).flatMap((by) => legalEvents(orderLifecycle, order.state, by))
    const event = events.find((one) => nextState(orderLifecycle, order.state, one) === seen)
    if (!event) throw new Error(`"${this.#title}": the order is at ${order.state}, not ${seen}`)
    this.transitionOrder(event)
  }

  transitionDeletion(event: DeletionEvent): void {
    const to = nextState(deletionLifecycle, this.#deletion, event)
    this.#note('deletion', event, this.#deletion, to)
    this.#deletion = to ?? this.#deletion
  }

  get deletion(): string {
    return this.#deletion
  }

  transitionRestockAlert(event: RestockAlertEvent): void {
    const to = nextState(restockAlertLifecycle, this.#notice, event)
    this.#note('arrival_notice', event, this.#notice, to)
    this.#notice = to ?? this.#notice
  }

  get restockAlert(): string {
    return this.#notice
  }

  /** A voucher is seen in a state: the event that leads there has happened. */
  observeVoucher(coupon: string, seen: VoucherState): void {
    const from = this.#vouchers.get(coupon) ?? voucherLifecycle.initial
    this.#vouchers.set(coupon, seen)
    if (from === seen) return
    const event = (Object.keys(voucherLifecycle.events) as (keyof typeof voucherLifecycle.events)[]).find(
      (one) => nextState(voucherLifecycle, from, one) === seen,
    )
    this.#note('voucher', event ?? `way to ${seen}`, from, event ? seen : null)
  }
}
