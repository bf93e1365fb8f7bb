import { jsonData } from '@nusaria/catalogue/lib/json'
import { DAY, HOUR, MINUTE, parseDuration } from '@nusaria/catalogue/lib/time'
import { type SeededName, seededDataOf } from '../../member/index.ts'
import historiesJson from './histories.json' with { type: 'json' }
import type { PastOrder } from './past-order.ts'

/** A voucher that a seeded member claimed; `days` before the world began. */
export interface PastVoucher {
  readonly coupon_no: string
  readonly days: number
  /** Used on the order at this index of `orders`. */
  readonly order?: number
}

/** What a seeded member did before the world began, earliest first. */
export interface SeededHistory<Order = PastOrder> {
  /** Coins given by the shop; `days` before the world began, earliest first. */
  readonly gifts: readonly { readonly coins: number; readonly days: number }[]
  readonly vouchers: readonly PastVoucher[]
  readonly orders: readonly Order[]
}

/** An order of the JSON file: durations as text. A completed order has only its day. */
type OrderData = Omit<PastOrder, 'placed' | 'shipped' | 'delivered' | 'completed'> &
  ({ readonly placed: string; readonly shipped?: string; readonly delivered?: string } | { readonly days: number })

function pastOrder(data: OrderData): PastOrder {
  if (!('days' in data)) {
    const { placed, shipped, delivered, ...order } = data
    return {
      ...order,
      placed: parseDuration(placed),
      ...(shipped && { shipped: parseDuration(shipped) }),
      ...(delivered && { delivered: parseDuration(delivered) }),
    }
  }
  const { days, ...order } = data
  const placed = days * DAY + 5 * HOUR + 17 * MINUTE
  return { ...order, placed, ...stepsOf(placed) }
}

/** The usual steps of an order; all are ms before the world began. */
export function stepsOf(placed: number) {
  const delivered = placed - 2 * DAY - 3 * HOUR
  return { shipped: placed - 20 * HOUR - 41 * MINUTE, delivered, completed: delivered - 6 * HOUR }
}

/**
 * Sari is a regular customer: an order in every state; vouchers unused, used and expired. Agus has only ongoing orders. Putri's
 * completed orders are recent enough for returns.
 */
const histories = jsonData<Readonly<Partial<Record<SeededName, SeededHistory<OrderData>>>>>(historiesJson)

/** The history of a seeded member; undefined where there is none. */
export function historyOf(member_no: string): SeededHistory | undefined {
  const history = seededDataOf(histories, member_no)
  return history && { ...history, orders: history.orders.map(pastOrder) }
}
