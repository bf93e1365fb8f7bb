import type { AfterSaleReason, RefundParts, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { OrderRow } from '../order/tables.ts'
import { COIN_RULE } from '../points/coins.ts'
import { hasReturnableVoucher } from '../voucher/member-vouchers.ts'
import { calculateRefund, refundLines } from './refund.ts'
import { holdsPieces, isOngoing, requestsOf } from './requests.ts'
import type { AfterSaleRow, RefundLineRow } from './tables.ts'

interface RefundQuery {
  /** The pieces requested; the caller has checked that they are free. */
  readonly lines: readonly RequestedLine[]
  readonly reason: AfterSaleReason | null
  /** A request that is applied for again: the pieces it held don't count. */
  readonly of?: string
}

/** The order's requests that hold pieces, except one. */
export function holdingRequests(ctx: Pick<WorldCtx, 'db'>, order_no: string, but?: string): AfterSaleRow[] {
  return requestsOf(ctx, order_no).filter((row) => holdsPieces(row) && row.after_sale_no !== but)
}

/**
 * What pieces of an order would refund now: the `lines` with their shares, and the `refund` they add up to, as the request's row stores
 * them.
 */
export function quoteRefund(
  ctx: Pick<WorldCtx, 'db' | 'now'>,
  order: OrderRow,
  { lines, reason, of }: RefundQuery,
): { readonly lines: RefundLineRow[]; readonly refund: RefundParts } {
  const before = holdingRequests(ctx, order.order_no, of)
  const { earn_per_amount } = COIN_RULE
  const ask = { order, lines, before, reason, earn_per_amount, voucher_valid: hasReturnableVoucher(ctx, order) }
  return { lines: refundLines(ask), refund: calculateRefund(ask) }
}

/** The part of an order that is paid and neither refunded nor owed (Rupiah), and the coins it earns. */
export function coinsForUnrefunded(ctx: Pick<WorldCtx, 'db'>, { order_no, amounts }: OrderRow): { paid: number; coins_earned: number } {
  const given = holdingRequests(ctx, order_no).filter((row) => !isOngoing(row))
  const paid = amounts.total - given.reduce((sum, { refund }) => sum + refund.refund_amount, 0)
  return { paid, coins_earned: Math.floor(paid / COIN_RULE.earn_per_amount) }
}
