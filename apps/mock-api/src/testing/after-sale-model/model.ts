import { DAY, HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import type { AfterSaleReason, EndReason, RefundTarget, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { ErrorName } from '@nusaria/contracts/errors'
import {
  AFTER_SALE_STATUS,
  AFTER_SALE_TYPES,
  type AfterSaleEvent,
  type AfterSaleState,
  type AfterSaleType,
  afterSaleLifecycles,
  nextState,
  type OrderEvent,
  orderLifecycle,
  refundOnlyLifecycle,
} from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import fc from 'fast-check'
import type { OrderRow } from '../../domains/order/tables.ts'

export const EVENTS = Object.keys(refundOnlyLifecycle.events) as AfterSaleEvent[]
export const ORDER_EVENTS = Object.keys(orderLifecycle.events) as OrderEvent[]

const REASONS = ['damaged', 'damaged', 'defective', 'not_arrived', 'wrong_item', 'missing_parts', 'changed_mind', 'other', null] as const
const SKUS = ['KERIPIK-1', 'KERIPIK-2', 'KOPI-1', 'LOSION-1', 'BERAS-1'] as const
/** How far an order has got. */
const STAGES = ['unpaid', 'paid', 'shipped', 'delivered', 'completed'] as const

const is = <K extends string>(kind: K) => fc.constant(kind)
const who = fc.nat(2)
const nth = fc.nat(31)
/** Sometimes something that must fail. */
const rarely = fc.nat(11).map((at) => at === 0)
const goods = fc.array(fc.record({ sku_no: fc.constantFrom(...SKUS), quantity: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 3,
})
const form = {
  type: fc.constantFrom(...AFTER_SALE_TYPES),
  /** pieces of each line, at most those that are free; ignored with `all` */
  pieces: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
  all: fc.boolean(),
  /** More pieces than there are, or a line that the order does not have. */
  too_many: rarely,
  strange_line: rarely,
  reason: fc.constantFrom(...REASONS),
  description: fc.constantFrom('', ' ', 'Bocor'),
  target: fc.constantFrom('none', 'none', 'none', 'good', 'good', 'good', 'refusing', 'refusing', 'foreign'),
  wrong_amount: rarely,
} as const

/** One action or passing of time. Numbers choose among what exists. */
export const modelStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: is('order'), who, goods, coins: fc.boolean(), cash: fc.boolean(), until: fc.constantFrom(...STAGES) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: is('claim'), who, coupon_no: fc.constantFrom('HEMAT5', 'BELANJA20', 'ONGKIR20', 'CAMILAN10') }),
  },
  { weight: 5, arbitrary: fc.record({ kind: is('order event'), order: nth, event: fc.nat(ORDER_EVENTS.length - 1) }) },
  { weight: 2, arbitrary: fc.record({ kind: is('receive'), order: nth, stranger: rarely }) },
  { weight: 12, arbitrary: fc.record({ kind: is('apply'), order: nth, stranger: rarely, ...form }) },
  { weight: 14, arbitrary: fc.record({ kind: is('event'), request: nth, event: nth, wild: rarely }) },
  { weight: 3, arbitrary: fc.record({ kind: is('cancel'), request: nth, stranger: rarely }) },
  { weight: 4, arbitrary: fc.record({ kind: is('reapply'), request: nth, stranger: rarely, ...form }) },
  { weight: 3, arbitrary: fc.record({ kind: is('send back'), request: nth, stranger: rarely, blank: rarely }) },
  { weight: 3, arbitrary: fc.record({ kind: is('retry'), request: nth, stranger: rarely, target: form.target }) },
  { weight: 1, arbitrary: fc.record({ kind: is('remove account'), request: nth }) },
  { weight: 4, arbitrary: fc.record({ kind: is('wait'), ms: fc.constantFrom(MINUTE, 61 * MINUTE, 20 * HOUR, DAY, 3 * DAY, 6 * DAY) }) },
)
export type ModelStep = typeof modelStep extends fc.Arbitrary<infer S> ? S : never
export type StepOf<K extends ModelStep['kind']> = Extract<ModelStep, { kind: K }>

/** A request as it must be, derived only from the lifecycle table and the rules in this file. */
export interface ExpectedRequest {
  readonly no: string
  readonly order_no: string
  readonly type: AfterSaleType
  readonly lines: readonly RequestedLine[]
  status: AfterSaleState
  end: EndReason | null
  attempt: number
  target: RefundTarget | null
  /** ms; when its timer fires, or null */
  due: number | null
  /** Whether its goods are back in stock. */
  back: boolean
  /** steps of the timeline, each with a message to the member */
  steps: number
  /** Whether the member entered the return shipment, rather than a control event. */
  named: boolean
}

/** An account that refunds go to. */
export interface RefundAccount {
  readonly id: string
  readonly member_no: string
  /** Whether its number ends like those that refuse refunds. */
  readonly refuses: boolean
  removed: boolean
}

const END: Readonly<Partial<Record<AfterSaleEvent, EndReason>>> = { cancel: 'cancelled', expire: 'return_overdue', fail: 'refund_failed' }
const AGAIN: readonly (EndReason | null)[] = ['cancelled', 'refused', 'return_overdue']

export const isOpen = ({ status }: ExpectedRequest) => status !== AFTER_SALE_STATUS.success && status !== AFTER_SALE_STATUS.failure
export const holdsPieces = (one: ExpectedRequest) => one.status !== AFTER_SALE_STATUS.failure || one.end === 'refund_failed'
export const piecesOf = (one: Pick<ExpectedRequest, 'lines'>, line_no: string) =>
  one.lines.reduce((sum, line) => sum + (line.line_no === line_no ? line.quantity : 0), 0)

/** What a shopper enters in the form. */
export interface FormInput {
  readonly type: AfterSaleType
  readonly lines: readonly RequestedLine[]
  readonly reason: AfterSaleReason | null
  readonly description: string
  readonly target: RefundTarget | null
  /** Whether the form contains the correct amount. */
  readonly right_amount: boolean
}

type ExpectedError = ErrorName | null

function reasonError({ reason, description, right_amount }: FormInput): ExpectedError {
  if (reason === null || (reason === 'other' && description.trim() === '')) return 'AFTER_SALE_REASON_REQUIRED'
  return right_amount ? null : 'AFTER_SALE_AMOUNT'
}

/** The model: all requests, independent of the shop's own tables. */
export class ExpectedRequests {
  readonly all = new Map<string, ExpectedRequest>()
  readonly accounts = new Map<string, RefundAccount>()

  ofOrder(order_no: string): ExpectedRequest[] {
    return [...this.all.values()].filter((one) => one.order_no === order_no)
  }

  /** Pieces of an order's line that no request holds, except one. */
  remaining(order: OrderRow, line_no: string, but?: ExpectedRequest): number {
    const line = order.lines.find((one) => one.line_no === line_no)
    const held = this.ofOrder(order.order_no).filter((one) => one !== but && holdsPieces(one))
    return (line?.quantity ?? 0) - held.reduce((sum, one) => sum + piecesOf(one, line_no), 0)
  }

  /** Whether every piece of an order was refunded. */
  isAllBack(order: OrderRow): boolean {
    const done = this.ofOrder(order.order_no).filter(({ status }) => status === AFTER_SALE_STATUS.success)
    return order.lines.every(({ line_no, quantity }) => done.reduce((sum, one) => sum + piecesOf(one, line_no), 0) === quantity)
  }

  /** Whether an event is legal now: by the table, and by the rules that the table can't express. */
  isLegal(one: ExpectedRequest, order: OrderRow, event: AfterSaleEvent): boolean {
    if (nextState(afterSaleLifecycles[one.type], one.status, event) === null) return false
    if (event === 'intercept') return order.status === 'pending_receipt' && order.parcels.some(({ delivered_at }) => delivered_at === null)
    if (event === 'retry') return one.end === 'refund_failed'
    return event !== 'reapply' || AGAIN.includes(one.end)
  }

  /** Records the return shipment at a moment (ms); a second one edits the first. */
  sendBack(one: ExpectedRequest, order: OrderRow, now: number): void {
    if (one.status === AFTER_SALE_STATUS.awaitingReturn) this.transition(one, order, 'send_back', now)
    else if (!one.named) one.steps += 1
    one.named = true
  }

  /** Applies a legal event at a moment (ms). */
  transition(one: ExpectedRequest, order: OrderRow, event: AfterSaleEvent, now: number): void {
    const from = one.status
    const to = nextState(afterSaleLifecycles[one.type], from, event)
    if (to === null) throw new Error(`${event} isn't legal in ${from}`)
    one.status = to
    one.end = event === 'refuse' ? (from === 7 ? 'inspection_failed' : 'refused') : (END[event] ?? null)
    one.due = to === 3 ? now + LIMITS.refundDays * DAY : to === 6 ? now + LIMITS.returnDays * DAY : null
    one.back ||= to === 3 && (order.parcels.length === 0 || from === 2 || from === 7)
    one.steps += 1
    if (event === 'reapply') one.attempt += 1
    if (event === 'send_back') one.named = false
  }

  /** Advances to a moment (ms): returns become overdue, the gateway answers refunds. */
  advanceTo(orders: ReadonlyMap<string, OrderRow>, now: number): void {
    for (const one of this.all.values()) {
      const order = orders.get(one.order_no)
      if (!order || one.due === null || one.due > now) continue
      const account = one.target && this.accounts.get(one.target.id)
      const event = one.status === AFTER_SALE_STATUS.awaitingReturn ? 'expire' : account?.refuses || account?.removed ? 'fail' : 'refund'
      this.transition(one, order, event, one.due)
    }
  }

  /** The error for the pieces, line by line. `but` is ignored. */
  #linesError(order: OrderRow, lines: readonly RequestedLine[], but?: ExpectedRequest): ExpectedError {
    for (const [at, { line_no, quantity }] of lines.entries()) {
      const twice = lines.findIndex((one) => one.line_no === line_no) < at
      if (twice || !order.lines.some((line) => line.line_no === line_no)) return 'AFTER_SALE_QUANTITY'
      const free = this.remaining(order, line_no, but)
      if (this.ofOrder(order.order_no).some((one) => one !== but && isOpen(one) && piecesOf(one, line_no) > 0)) return 'AFTER_SALE_ONGOING'
      if (free === 0) return 'AFTER_SALE_EXISTS'
      if (quantity > free) return 'AFTER_SALE_QUANTITY'
    }
    return null
  }

  /** The error that the order's state causes at a moment (ms), or null. */
  eligibilityError(order: OrderRow, form: Pick<FormInput, 'type' | 'lines'>, now: number, but?: ExpectedRequest): ExpectedError {
    const { status, pay_method, paid_at, events } = order
    if (status === 'pending_payment' || status === 'closed' || (pay_method === 'cod' && paid_at === null)) return 'ORDER_STATUS_MISMATCH'
    const completed = events.findLast(({ kind }) => kind === 'completed')
    if (completed && now >= completed.at + LIMITS.afterSaleDays * DAY) return 'AFTER_SALE_DEADLINE_PAST'
    const filings = this.ofOrder(order.order_no).reduce((sum, one) => sum + one.attempt, 0)
    if (filings >= LIMITS.afterSaleAttempts) return 'AFTER_SALE_LIMIT'
    if (status === 'pending_shipment' && form.type === 'return_refund') return 'AFTER_SALE_TYPE_UNSUPPORTED'
    return this.#linesError(order, form.lines, but)
  }

  /** The error for the target: it must exist and be the member's own. Cash can't be refunded to the payment method. */
  #accountError({ member_no, pay_method }: OrderRow, target: RefundTarget | null): ExpectedError {
    const kept = target && this.accounts.get(target.id)
    const fits = target === null ? pay_method !== 'cod' : kept?.member_no === member_no && !kept.removed
    return fits ? null : 'REFUND_ACCOUNT_REQUIRED'
  }

  /** The error the shop must answer a member's form with; null when it must create the request. */
  applyError(order: OrderRow, by: string | null, form: FormInput, now: number): ExpectedError {
    if (order.member_no !== by) return 'ORDER_NOT_FOUND'
    return this.eligibilityError(order, form, now) ?? reasonError(form) ?? this.#accountError(order, form.target)
  }

  /** The error it must answer a second application with. */
  reapplyError(one: ExpectedRequest, order: OrderRow, by: string | null, form: FormInput, now: number): ExpectedError {
    if (order.member_no !== by) return 'AFTER_SALE_NOT_FOUND'
    if (!this.isLegal(one, order, 'reapply')) return 'AFTER_SALE_REAPPLY_NOT_ALLOWED'
    const refusal = this.eligibilityError(order, one, now, one)
    if (refusal === 'ORDER_STATUS_MISMATCH' || refusal === 'AFTER_SALE_TYPE_UNSUPPORTED') return 'AFTER_SALE_REAPPLY_NOT_ALLOWED'
    if (refusal === 'AFTER_SALE_QUANTITY') return 'AFTER_SALE_EXISTS'
    return refusal ?? reasonError(form)
  }

  /** The error it must answer a retry with another account with. */
  retryError(one: ExpectedRequest, order: OrderRow, by: string | null, target: RefundTarget): ExpectedError {
    if (order.member_no !== by) return 'AFTER_SALE_NOT_FOUND'
    return this.isLegal(one, order, 'retry') ? this.#accountError(order, target) : 'AFTER_SALE_STATUS_MISMATCH'
  }

  /** Whether an order event is legal: by the table, and with no ongoing request in the way. */
  isOrderEventLegal(order: OrderRow, event: OrderEvent): boolean {
    if (nextState(orderLifecycle, order.status, event) === null) return false
    const held = this.ofOrder(order.order_no).some(isOpen)
    if (event === 'deliver') return order.parcels.some(({ delivered_at }) => delivered_at === null)
    if (event === 'ship') return !held && order.lines.some(({ line_no }) => this.remaining(order, line_no) > 0)
    if (event === 'complete') return !held && order.parcels.every(({ delivered_at }) => delivered_at !== null)
    return !held || !(event === 'confirm' || event === 'close' || event === 'cancel')
  }
}
