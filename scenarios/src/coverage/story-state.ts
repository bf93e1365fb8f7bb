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

/** A machine of the shop by its name. */
export type Machine = keyof typeof LIFECYCLES

/** One legal move: an event where it may happen. */
export interface Transition {
  readonly machine: Machine
  readonly event: string
  readonly from: string
}

export const describeTransition = ({ machine, event, from }: Transition): string => `${machine}: ${event} at ${from}`

/** Every legal move of every machine. */
export function legalTransitions(): Transition[] {
  return Object.entries(LIFECYCLES).flatMap(([machine, { states, events }]) =>
    Object.entries(events).flatMap(([event, { transitions }]) =>
      states.filter((state) => state in transitions).map((state) => ({ machine: machine as Machine, event, from: String(state) })),
    ),
  )
}

/** An order, and how its last payment stands. */
interface OrderProgress {
  state: OrderState
  payment: { state: PaymentState; readonly cash: boolean } | null
}

/** What a story has come to by its steps so far, and the moves that led there. Throws where the tables don't allow a move. */
export class StoryState {
  readonly transitions: Transition[] = []
  readonly #title: string
  /** Of the story, and the one that the other device made last. */
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

  /** The order and its payment as they are from now on, which no step told. */
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

  /** An order that closes ends what is under way for it, and gives back what was paid. */
  #endPayment(event: 'cancel' | 'expire' | 'close'): void {
    const state = this.#own?.payment?.state
    if (state === 'created' || state === 'pending') this.transitionPayment(event === 'expire' ? 'expire' : 'cancel')
    else if (state === 'succeeded' && event === 'close') this.transitionPayment('refund')
  }

  /** Another try ends the one before. */
  startPayment(cash: boolean): void {
    const order = this.#own
    if (!order) return
    if (order.payment?.state === 'created') this.transitionPayment('cancel')
    order.payment = { state: paymentLifecycle.initial, cash }
  }

  transitionPayment(told: PaymentEvent): void {
    const order = this.#own
    const payment = order?.payment
    if (!order || !payment) return
    const { state, cash } = payment
    const late = told === 'succeed' && (state === 'cancelled' || state === 'expired')
    const event = late ? 'return_late' : told
    const to = nextState(paymentLifecycle, state, event)
    this.#note('payment', event, state, to)
    order.payment = { state: to ?? state, cash }
    if (to === 'succeeded' && !cash) this.transitionOrder('pay')
  }

  /** The order is seen at a state: what no step told came by itself, or with what the shop did. */
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

  /** A voucher is seen at a state: whatever leads there from where it was seen last has happened. */
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
