import type { Complete } from '@nusaria/contracts/added'
import type { AfterSaleBrief, RefundTarget } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { AfterSaleRow } from './tables.ts'

/** An order's requests, newest first. */
export function requestsOf({ db }: Pick<WorldCtx, 'db'>, order_no: string): AfterSaleRow[] {
  return db.after_sales.all({ order_no }, { applied_at: 'desc', after_sale_no: 'desc' })
}

/** Whether a request is ongoing: neither refunded nor ended without money. */
export function isOngoing({ status }: Pick<AfterSaleRow, 'status'>): boolean {
  return status !== AFTER_SALE_STATUS.success && status !== AFTER_SALE_STATUS.failure
}

/** Whether a request holds its pieces, so that no other can request them. A failed refund holds them too, as its money is still owed. */
export function holdsPieces(request: Pick<AfterSaleRow, 'status' | 'end_reason'>): boolean {
  return request.status !== AFTER_SALE_STATUS.failure || request.end_reason === 'refund_failed'
}

/** A request as its order shows it. */
export function requestSummary({ after_sale_no, type, status, end_reason, refund }: AfterSaleRow): Complete<AfterSaleBrief> {
  return { after_sale_no, type, status, end_reason, refund_amount: refund.refund_amount }
}

/** Whether a refund to an account is pending. The account can't be removed until then. */
export function hasPendingRefundTo({ db }: Pick<WorldCtx, 'db'>, { kind, id }: RefundTarget): boolean {
  const { refundPending } = AFTER_SALE_STATUS
  return db.after_sales.find(({ status, target }) => status === refundPending && target?.kind === kind && target.id === id) !== undefined
}
