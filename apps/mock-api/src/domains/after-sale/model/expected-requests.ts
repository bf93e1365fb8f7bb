import type { EndReason, RefundTarget, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import { type AfterSaleEvent, type AfterSaleState, type AfterSaleType, afterSaleLifecycles, nextState } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { DAY } from '../../../lib/time.ts'
import type { OrderRow } from '../../order/tables.ts'

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

export const isOpen = ({ status }: ExpectedRequest) => status !== 4 && status !== 5
export const holdsPieces = (one: ExpectedRequest) => one.status !== 5 || one.end === 'refund_failed'
export const piecesOf = (one: Pick<ExpectedRequest, 'lines'>, line_no: string) =>
  one.lines.reduce((sum, line) => sum + (line.line_no === line_no ? line.quantity : 0), 0)

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
    const done = this.ofOrder(order.order_no).filter(({ status }) => status === 4)
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
    if (one.status === 6) this.transition(one, order, 'send_back', now)
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
      const event = one.status === 6 ? 'expire' : account?.refuses || account?.removed ? 'fail' : 'refund'
      this.transition(one, order, event, one.due)
    }
  }
}
