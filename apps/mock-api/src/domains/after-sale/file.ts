import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import { notifyOfAfterSale } from '../message/notify.ts'
import type { OrderRow } from '../order/tables.ts'
import type { AfterSaleRow } from './tables.ts'

/** `AS`, the date in the shop's time zone, six digits: `AS261118310954`. */
function newAfterSaleNo({ db, rng, ids, now }: Pick<WorldCtx, 'db' | 'rng' | 'ids' | 'now'>): string {
  const day = formatInstant(now).slice(2, 10).replaceAll('-', '')
  for (let tries = 0; tries < 100; tries += 1) {
    const after_sale_no = `AS${day}${rng.digits(6)}`
    if (!db.after_sales.get(after_sale_no)) return after_sale_no
  }
  return ids.next(`AS${day}`)
}

type NewRequest = Pick<AfterSaleRow, 'type' | 'lines' | 'refund' | 'reason' | 'description' | 'picture_ids' | 'target' | 'target_name'>

/** Stores a new request on an order and notifies the member. The caller has checked it. */
export function createRequest(ctx: WorldCtx, { order_no, member_no }: OrderRow, filed: NewRequest): AfterSaleRow {
  const row = ctx.db.after_sales.insert({
    ...filed,
    description: filed.description.trim(),
    after_sale_no: newAfterSaleNo(ctx),
    member_no,
    order_no,
    status: AFTER_SALE_STATUS.awaitingReview,
    attempt: 1,
    applied_at: ctx.now,
    deadline: null,
    end_reason: null,
    return_shipment: null,
    stock_returned: false,
    refunded_at: null,
    timeline: [{ step: 'applied', at: ctx.now, note: null }],
  })
  notifyOfAfterSale(ctx, row, 'applied')
  return row
}
