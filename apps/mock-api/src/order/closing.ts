import { next, orderLifecycle } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../kernel/ctx.ts'
import type { OrderRow } from './tables.ts'

/**
 * Closes an order whose every piece was refunded before the shopper had it: there is nothing left to send or receive. All it took has gone
 * back by then, and who asked for that needs no message of regret. A completed order stays completed.
 */
export function closeRefunded(ctx: WorldCtx, { order_no, status, events }: OrderRow): void {
  const closed = next(orderLifecycle, status, 'close')
  if (closed === null) return
  const event = { kind: 'closed', at: ctx.now } as const
  ctx.db.orders.update(order_no, { status: closed, close_reason: 'refunded', pay_by: null, events: [...events, event] })
}
