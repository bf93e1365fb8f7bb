import type { WorldCtx } from '../../engine/contract/context.ts'
import type { OrderRow } from '../order/tables.ts'
import type { AfterSaleRow } from './tables.ts'

type OwnRequest =
  | { readonly ok: true; readonly row: AfterSaleRow; readonly order: OrderRow }
  | { readonly ok: false; readonly error: 'AFTER_SALE_NOT_FOUND' | 'AFTER_SALE_UNAUTHORIZED' }

/** Finds a request of the member with its order. Another member's request has its own error. */
export function findOwnRequest({ db }: Pick<WorldCtx, 'db'>, member_no: string, after_sale_no: string): OwnRequest {
  const row = db.after_sales.get(after_sale_no)
  const order = row && db.orders.get(row.order_no)
  if (!row || !order) return { ok: false, error: 'AFTER_SALE_NOT_FOUND' }
  return row.member_no === member_no ? { ok: true, row, order } : { ok: false, error: 'AFTER_SALE_UNAUTHORIZED' }
}
