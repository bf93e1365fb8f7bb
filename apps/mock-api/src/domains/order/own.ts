import type { WorldCtx } from '../../engine/contract/context.ts'
import type { OrderRow } from './tables.ts'

type OwnOrder =
  | { readonly ok: true; readonly order: OrderRow }
  | { readonly ok: false; readonly error: 'ORDER_NOT_FOUND' | 'ORDER_UNAUTHORIZED' }

/** Finds an order of the member. Another member's order has its own error. */
export function findOwnOrder({ db }: Pick<WorldCtx, 'db'>, member_no: string, order_no: string): OwnOrder {
  const order = db.orders.get(order_no)
  if (!order) return { ok: false, error: 'ORDER_NOT_FOUND' }
  return order.member_no === member_no ? { ok: true, order } : { ok: false, error: 'ORDER_UNAUTHORIZED' }
}
