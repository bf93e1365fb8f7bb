import { formatInstant } from '@nusaria/catalogue/lib/time'
import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { CompleteResultOf, InputOf } from '@nusaria/contracts/contract'
import { afterSaleLifecycles } from '@nusaria/contracts/lifecycle'
import { normalizeTrackingNumber } from '@nusaria/contracts/patterns'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import { implement } from '../../engine/contract/implement.ts'
import { checkTransition, transition } from '../../engine/contract/transition.ts'
import {
  createRequest,
  reappliedFields,
  reapplyRefusal,
  requireAmount,
  requireAsShown,
  requirePictures,
  requireReason,
  requireTarget,
} from './apply.ts'
import { couriers, isCourier, picksUpAt, pickupShipment } from './couriers.ts'
import { notifyOfAfterSale } from './messages.ts'
import { quoteRefund, requestDigest, returnPayer } from './refund.ts'
import { orderOfRequest, requestsOf } from './requests.ts'
import { applyRefusal, invalidShipmentField } from './rules.ts'
import type { AfterSaleRow } from './tables.ts'
import { targetAccount } from './target.ts'
import { isAwaitingInspection, optionsOf, refundItems, refundStage, requestDetail, requestItem, totalReceived } from './view.ts'

type Cancel = typeof afterSaleContract.cancel
type Reapply = typeof afterSaleContract.reapply
type ReturnShipmentCall = typeof afterSaleContract.returnShipment
type Retry = typeof afterSaleContract.retryRefund

type Preview = typeof afterSaleContract.preview
type Apply = typeof afterSaleContract.apply

/** What a request would refund now. */
function previewRefund(ctx: Ctx<Preview>, body: InputOf<Preview>['body']): CompleteResultOf<Preview> {
  const order = ctx.owned
  const refusal = applyRefusal({ order, requests: requestsOf(ctx, order.order_no), now: ctx.now }, body)
  if (refusal) return ctx.fail(refusal.error, refusal.detail)
  const quote = quoteRefund(ctx, order, body)
  return {
    ...quote.refund,
    return_payer: returnPayer(body.type === 'return_refund', body.reason),
    digest: requestDigest(order, body.type, quote),
  }
}

/** Creates a request. */
function applyForAfterSale(ctx: Ctx<Apply>, body: InputOf<Apply>['body']): CompleteResultOf<Apply> {
  const { member, fail } = ctx
  const order = ctx.owned
  const refusal = applyRefusal({ order, requests: requestsOf(ctx, order.order_no), now: ctx.now }, body)
  if (refusal) return fail(refusal.error, refusal.detail)
  const reason = requireReason(fail, body)
  const { type, description } = body
  const quote = quoteRefund(ctx, order, { lines: body.lines, reason })
  requireAmount(fail, body.refund_amount, quote.refund.refund_amount)
  requireAsShown(fail, 'digest', body.digest, requestDigest(order, type, quote))
  const target = requireTarget(ctx, fail, order, body.refund_target)
  const picture_ids = requirePictures(ctx, fail, member.member_no, body)
  const row = createRequest(ctx, order, { type, ...quote, reason, description, picture_ids, ...target })
  return requestDetail(ctx, row, order)
}

/** Cancels a request. */
function cancelRequest(ctx: Ctx<Cancel>): CompleteResultOf<Cancel> {
  const done = transition(ctx, afterSaleLifecycles[ctx.owned.type], ctx.owned, 'cancel', 'shopper')
  return done.ok ? requestDetail(ctx, done.row, orderOfRequest(ctx, done.row)) : ctx.fail('AFTER_SALE_CANCEL_NOT_ALLOWED')
}

/** Applies again for a request that ended without money. */
function reapply(ctx: Ctx<Reapply>, body: InputOf<Reapply>['body']): CompleteResultOf<Reapply> {
  const row = ctx.owned
  const order = orderOfRequest(ctx, row)
  const refusal = reapplyRefusal(ctx, row, order)
  if (refusal) return ctx.fail(refusal.error, refusal.detail)
  const reason = requireReason(ctx.fail, body)
  const changes = reappliedFields(ctx, row, order, { ...body, reason })
  requireAmount(ctx.fail, body.refund_amount, changes.refund.refund_amount)
  requireAsShown(ctx.fail, 'digest', body.digest, requestDigest(order, row.type, changes))
  requireAsShown(ctx.fail, 'account_digest', body.account_digest, targetAccount(ctx, row)?.digest ?? null)
  requirePictures(ctx, ctx.fail, row.member_no, body, row.picture_ids)
  const done = transition(ctx, afterSaleLifecycles[row.type], row, 'reapply', 'shopper', { changes })
  return done.ok ? requestDetail(ctx, done.row, order) : ctx.fail('AFTER_SALE_REAPPLY_NOT_ALLOWED')
}

type ReturnParcel = NonNullable<AfterSaleRow['return_shipment']>

/** Edits the return shipment. Sending the same data again changes nothing: the shopper may not have received the reply. */
function correctShipment(ctx: WorldCtx, row: AfterSaleRow, corrections: ReturnParcel): AfterSaleRow {
  const { return_shipment: sent, timeline, after_sale_no } = row
  const { courier_code, tracking_number, pickup } = corrections
  const isSame = pickup ? sent?.pickup : sent?.courier_code === courier_code && sent.tracking_number === tracking_number
  if (!sent || isSame) return row
  const corrected = ctx.db.after_sales.update(after_sale_no, {
    return_shipment: { ...corrections, sent_at: sent.sent_at },
    timeline: [...timeline, { step: 'shipment_corrected', at: ctx.now, note: null }],
  })
  notifyOfAfterSale(ctx, corrected, 'shipment_corrected')
  return corrected
}

/** Stores the return shipment. It can be edited until the goods are received. */
function submitReturnShipment(
  ctx: Ctx<ReturnShipmentCall>,
  body: InputOf<ReturnShipmentCall>['body'],
): CompleteResultOf<ReturnShipmentCall> {
  const row = ctx.owned
  const order = orderOfRequest(ctx, row)
  const { courier_code } = body
  if (row.end_reason === 'return_overdue') return ctx.fail('RETURN_DEADLINE_PAST')
  const sent = isAwaitingInspection(row)
  if (row.deadline === null && !sent) return ctx.fail('AFTER_SALE_STATUS_MISMATCH')
  const pickup = body.pickup === true && picksUpAt(order)
  const field = pickup ? null : invalidShipmentField(isCourier(courier_code), body.tracking_number)
  if (field) return ctx.fail('RETURN_SHIPMENT_INCOMPLETE', { field })
  const tracking_number = normalizeTrackingNumber(body.tracking_number)
  const return_shipment = pickup ? pickupShipment(ctx) : { courier_code, tracking_number, sent_at: ctx.now, pickup }
  if (sent) return requestDetail(ctx, correctShipment(ctx, row, return_shipment), order)
  const done = transition(ctx, afterSaleLifecycles[row.type], row, 'send_back', 'shopper', { changes: { return_shipment } })
  return done.ok ? requestDetail(ctx, done.row, order) : ctx.fail('AFTER_SALE_STATUS_MISMATCH')
}

/** Retries a failed refund with another account. */
function retryRefund(ctx: Ctx<Retry>, body: InputOf<Retry>['body']): CompleteResultOf<Retry> {
  const row = ctx.owned
  const order = orderOfRequest(ctx, row)
  if (!checkTransition(ctx, afterSaleLifecycles[row.type], row, 'retry').ok) return ctx.fail('AFTER_SALE_STATUS_MISMATCH')
  const changes = requireTarget(ctx, ctx.fail, order, body.refund_target)
  const done = transition(ctx, afterSaleLifecycles[row.type], row, 'retry', 'shopper', { changes })
  return done.ok ? requestDetail(ctx, done.row, order) : ctx.fail('AFTER_SALE_STATUS_MISMATCH')
}

/** Newest first. */
const newest = { applied_at: 'desc' } as const

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
