import type { RefundItem } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { formatInstant } from '../../lib/time.ts'
import type { AfterSaleRow } from './tables.ts'
import { refundTo } from './target.ts'
import type { Reader } from './view.ts'

/** The stage of a request's refund; null when there is no refund, or none will come. */
export function refundStage({ status, end_reason }: Pick<AfterSaleRow, 'status' | 'end_reason'>): RefundItem['stage'] | null {
  if (status === AFTER_SALE_STATUS.refundPending) return 'under_way'
  if (status === AFTER_SALE_STATUS.success) return 'received'
  return end_reason === 'refund_failed' ? 'failed' : null
}

/** A refund as its list shows it; empty for a request without a refund. */
export function refundItems(reader: Reader, row: AfterSaleRow): RefundItem[] {
  const stage = refundStage(row)
  const order = reader.db.orders.get(row.order_no)
  if (stage === null || !order) return []
  const [first] = row.lines
  return [
    {
      after_sale_no: row.after_sale_no,
      order_no: row.order_no,
      stage,
      refund_amount: row.refund.refund_amount,
      coins_returned: row.refund.coins_returned,
      refund_to: refundTo(reader, row, order, reader.language),
      thumb_image_url: order.lines.find(({ line_no }) => line_no === first?.line_no)?.thumb_image_url ?? '',
      requested_at: formatInstant(row.applied_at),
      refunded_at: row.refunded_at === null ? null : formatInstant(row.refunded_at),
    },
  ]
}

/** Rupiah that a member has received in refunds. */
export function totalReceived({ db }: Pick<Reader, 'db'>, member_no: string): number {
  const received = db.after_sales.all({ member_no, status: AFTER_SALE_STATUS.success })
  return received.reduce((sum, { refund }) => sum + refund.refund_amount, 0)
}
