import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { Ctx } from '../../engine/contract/context.ts'
import { implement } from '../../engine/contract/implement.ts'
import { formatInstant } from '../../lib/time.ts'
import { applyForAfterSale, previewRefund } from './apply.ts'
import { couriers } from './couriers.ts'
import { optionsOf } from './options.ts'
import { orderOfRequest } from './own.ts'
import { cancelRequest, reapply, retryRefund, submitReturnShipment } from './progress.ts'
import { refundItems, refundStage, totalReceived } from './refunds.ts'
import type { AfterSaleRow } from './tables.ts'
import { requestDetail, requestItem } from './view.ts'

/** Newest first. */
const newest = { applied_at: 'desc', after_sale_no: 'desc' } as const

/** The request that an earlier call created, in its current state. */
function existingRequest(after_sale_no: string, ctx: Ctx<typeof afterSaleContract.apply | typeof afterSaleContract.reapply>) {
  const row = ctx.db.after_sales.get(after_sale_no)
  return row ? requestDetail(ctx, row, orderOfRequest(ctx, row)) : null
}

export const afterSaleRoutes = implement(afterSaleContract, {
  options: (_, ctx) => optionsOf(ctx, ctx.owned),

  preview: ({ body }, ctx) => previewRefund(ctx, body),
  apply: { handle: ({ body }, ctx) => applyForAfterSale(ctx, body), replay: existingRequest },

  list({ body: { page_num, page_size, status, end_reasons, order_no } }, ctx) {
    const { member_no } = ctx.member
    const where = (row: AfterSaleRow) =>
      row.member_no === member_no &&
      (status === undefined || row.status === status) &&
      (end_reasons === undefined || (row.end_reason !== null && end_reasons.includes(row.end_reason))) &&
      (order_no === undefined || row.order_no === order_no)
    const { list, total } = ctx.db.after_sales.list({ where, orderBy: newest, page_num, page_size })
    const items = list.flatMap((row) => {
      const order = ctx.db.orders.get(row.order_no)
      return order ? [requestItem(ctx, row, order)] : []
    })
    return { list: items, total, server_time: formatInstant(ctx.now) }
  },

  detail: (_, ctx) => requestDetail(ctx, ctx.owned, orderOfRequest(ctx, ctx.owned)),

  cancel: (_, ctx) => cancelRequest(ctx),
  reapply: { handle: ({ body }, ctx) => reapply(ctx, body), replay: existingRequest },
  returnShipment: ({ body }, ctx) => submitReturnShipment(ctx, body),
  retryRefund: ({ body }, ctx) => retryRefund(ctx, body),
  couriers: (_input, ctx) => ({ list: couriers(ctx.language) }),

  refunds({ body: { page_num, page_size, stage } }, ctx) {
    const { member_no } = ctx.member
    const where = (row: AfterSaleRow) => {
      const at = row.member_no === member_no ? refundStage(row) : null
      return at !== null && (stage === undefined || at === stage)
    }
    const { list, total } = ctx.db.after_sales.list({ where, orderBy: newest, page_num, page_size })
    const items = list.flatMap((row) => refundItems(ctx, row))
    return { list: items, total, received_amount: totalReceived(ctx, member_no), server_time: formatInstant(ctx.now) }
  },
})
