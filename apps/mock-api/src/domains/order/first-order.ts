import type { WorldCtx } from '../../engine/contract/context.ts'
import type { OrderRow } from './tables.ts'

/**
 * Whether an order counts as the member's: all do, except those closed before any payment or parcel. A return or refund doesn't undo it, so
 * the first order's free shipping isn't given twice.
 */
export function countsAsOrder({ status, paid_at, parcels }: Pick<OrderRow, 'status' | 'paid_at' | 'parcels'>): boolean {
  return status !== 'closed' || paid_at !== null || parcels.length > 0
}

/** Whether the member's next order would be the first. */
export function isFirstOrder(ctx: Pick<WorldCtx, 'db'>, member_no: string): boolean {
  return !ctx.db.orders.find((row) => row.member_no === member_no && countsAsOrder(row))
}
