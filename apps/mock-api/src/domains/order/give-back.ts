import type { WorldCtx } from '../../engine/contract/context.ts'
import { holdingRequests } from '../after-sale/index.ts'
import { returnableVouchers } from '../voucher/index.ts'
import type { OrderRow } from './tables.ts'

type GivenBack = Pick<OrderRow, 'vouchers_returned' | 'coins_returned'>

/**
 * What the member gets back when an order closes now: its vouchers that are still valid, and its coins without those that after-sales
 * requests returned or owe.
 */
export function findGivenBack(ctx: Pick<WorldCtx, 'db' | 'now'>, order: OrderRow): GivenBack {
  const returned = holdingRequests(ctx, order.order_no).reduce((sum, { refund }) => sum + refund.coins_returned, 0)
  return {
    vouchers_returned: returnableVouchers(ctx, order).map(({ voucher_no }) => voucher_no),
    coins_returned: order.amounts.coins_used - returned,
  }
}
