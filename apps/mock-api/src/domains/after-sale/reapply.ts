import type { FailDetail, WorldCtx } from '../../engine/contract/context.ts'
import type { OrderRow } from '../order/tables.ts'
import { applyRefusal } from './filing.ts'
import { checkAfterSaleTransition } from './guards.ts'
import { quoteRefund } from './refund-parts-now.ts'
import { requestsOf } from './requests.ts'
import type { AfterSaleRow } from './tables.ts'

interface ReapplyRefusal {
  readonly error:
    | 'AFTER_SALE_REAPPLY_NOT_ALLOWED'
    | 'AFTER_SALE_DEADLINE_PAST'
    | 'AFTER_SALE_LIMIT'
    | 'AFTER_SALE_ONGOING'
    | 'AFTER_SALE_EXISTS'
  readonly detail: FailDetail<ReapplyRefusal['error']>
}

const NOT_ALLOWED: ReapplyRefusal = { error: 'AFTER_SALE_REAPPLY_NOT_ALLOWED', detail: {} }

/**
 * Why the shopper can't apply again; null when they can. Checks how the request ended, then what a new request for the same pieces would be
 * refused for.
 */
export function reapplyRefusal(ctx: Pick<WorldCtx, 'db' | 'now'>, row: AfterSaleRow, order: OrderRow): ReapplyRefusal | null {
  if (!checkAfterSaleTransition(row, order, 'reapply').ok) return NOT_ALLOWED
  const refusal = applyRefusal({ order, requests: requestsOf(ctx, order.order_no), now: ctx.now }, row)
  if (!refusal) return null
  const { error, detail } = refusal
  switch (error) {
    case 'ORDER_STATUS_MISMATCH':
    case 'AFTER_SALE_TYPE_UNSUPPORTED':
      return NOT_ALLOWED
    case 'AFTER_SALE_QUANTITY':
      // Fewer pieces are left than the request has: another request holds them.
      return { error: 'AFTER_SALE_EXISTS', detail }
    default:
      return { error, detail }
  }
}

/** The changes that applying again makes. The pieces stay the same. */
export function reappliedFields(
  ctx: Pick<WorldCtx, 'db' | 'now'>,
  row: AfterSaleRow,
  order: OrderRow,
  { reason, description, picture_ids }: Pick<AfterSaleRow, 'reason' | 'description' | 'picture_ids'>,
): Pick<AfterSaleRow, 'reason' | 'description' | 'picture_ids' | 'lines' | 'refund' | 'attempt' | 'applied_at' | 'return_shipment'> {
  return {
    ...quoteRefund(ctx, order, { lines: row.lines, reason, of: row.after_sale_no }),
    reason,
    description: description.trim(),
    picture_ids: [...picture_ids],
    attempt: row.attempt + 1,
    applied_at: ctx.now,
    return_shipment: null,
  }
}
