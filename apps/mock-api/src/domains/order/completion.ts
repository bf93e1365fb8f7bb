import { DAY } from '@nusaria/catalogue/lib/time'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { isOngoing, requestsOf } from '../after-sale/index.ts'
import type { OrderRow } from './tables.ts'

/** Timers of a delivered order: it completes automatically, with a message one day before. */
export const ORDER_COMPLETE = 'order_complete'
export const ORDER_COMPLETE_SOON = 'order_complete_soon'

/** ms before completion at which the shopper is reminded */
const REMIND_BEFORE = DAY

/**
 * When a delivered order completes automatically, ms: some days after its last parcel arrived, and at least a day after its last request
 * ended, so that the reminder always comes one day before. Null while a parcel is in transit or a request is ongoing.
 */
export function completesAt(ctx: Pick<WorldCtx, 'db'>, { order_no, status, parcels }: OrderRow): number | null {
  if (status !== 'pending_receipt') return null
  const arrivals = parcels.flatMap(({ delivered_at }) => delivered_at ?? [])
  const requests = requestsOf(ctx, order_no)
  if (arrivals.length < parcels.length || requests.some(isOngoing)) return null
  const ends = requests.map(({ timeline }) => timeline.findLast(({ step }) => step !== 'amount_changed')?.at ?? 0)
  return Math.max(...arrivals.map((at) => at + LIMITS.receiptDays * DAY), ...ends.map((at) => at + REMIND_BEFORE))
}

/** Schedules the order's timers and replaces its older ones. */
export function scheduleCompletion(ctx: WorldCtx, order_no: string): void {
  for (const kind of [ORDER_COMPLETE_SOON, ORDER_COMPLETE]) ctx.unschedule(kind, order_no)
  const order = ctx.db.orders.get(order_no)
  const at = order ? completesAt(ctx, order) : null
  if (at === null) return
  ctx.schedule({ at: at - REMIND_BEFORE, kind: ORDER_COMPLETE_SOON, ref: order_no })
  ctx.schedule({ at, kind: ORDER_COMPLETE, ref: order_no })
}
