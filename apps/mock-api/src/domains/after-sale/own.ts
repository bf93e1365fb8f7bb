import type { WorldCtx } from '../../engine/contract/context.ts'
import type { OrderRow } from '../order/tables.ts'
import type { AfterSaleRow } from './tables.ts'

/** The order of a request. Orders are never removed. */
export function orderOfRequest({ db }: Pick<WorldCtx, 'db'>, { after_sale_no, order_no }: AfterSaleRow): OrderRow {
  const order = db.orders.get(order_no)
  if (!order) throw new Error(`The order of ${after_sale_no} is missing`)
  return order
}
