import type { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { ReturnShipment } from '@nusaria/contracts/after-sale-entities'
import type { CompleteResultOf, InputOf } from '@nusaria/contracts/contract'
import { normalizeTrackingNumber } from '@nusaria/contracts/patterns'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import { notifyOfAfterSale } from '../message/notify.ts'
import { isCourier } from './couriers.ts'
import { requireAmount, requirePictures, requireReason, requireTarget } from './form.ts'
import { checkAfterSaleTransition } from './guards.ts'
import { transitionAfterSale } from './lifecycle.ts'
import { orderOfRequest } from './own.ts'
import { reappliedFields, reapplyRefusal } from './reapply.ts'
import { invalidShipmentField } from './rules.ts'
import type { AfterSaleRow } from './tables.ts'
import { isAwaitingInspection, requestDetail } from './view.ts'

type Cancel = typeof afterSaleContract.cancel
type Reapply = typeof afterSaleContract.reapply
type ReturnShipmentCall = typeof afterSaleContract.returnShipment
type Retry = typeof afterSaleContract.retryRefund

/** Cancels a request. */
export function cancelRequest(ctx: Ctx<Cancel>): CompleteResultOf<Cancel> {
  const moved = transitionAfterSale(ctx, ctx.owned, 'cancel')
  return moved ? requestDetail(ctx, moved, orderOfRequest(ctx, moved)) : ctx.fail('AFTER_SALE_CANCEL_NOT_ALLOWED')
}

/** Applies again for a request that ended without money. */
export function reapply(ctx: Ctx<Reapply>, body: InputOf<Reapply>['body']): CompleteResultOf<Reapply> {
  const row = ctx.owned
  const order = orderOfRequest(ctx, row)
  const refusal = reapplyRefusal(ctx, row, order)
  if (refusal) return ctx.fail(refusal.error, refusal.detail)
  const reason = requireReason(ctx.fail, body)
  const changes = reappliedFields(ctx, row, order, { ...body, reason })
  requireAmount(ctx.fail, body.refund_amount, changes.refund.refund_amount)
  requirePictures(ctx, ctx.fail, row.member_no, body, row.picture_ids)
  const moved = transitionAfterSale(ctx, row, 'reapply', { changes })
  return moved ? requestDetail(ctx, moved, order) : ctx.fail('AFTER_SALE_REAPPLY_NOT_ALLOWED')
}

/** Edits the return shipment. Sending the same data again changes nothing: the shopper may not have received the reply. */
function correctShipment(
  ctx: WorldCtx,
  row: AfterSaleRow,
  { courier_code, tracking_number }: Pick<ReturnShipment, 'courier_code' | 'tracking_number'>,
): AfterSaleRow {
  const { return_shipment, timeline, after_sale_no } = row
  if (!return_shipment || (return_shipment.courier_code === courier_code && return_shipment.tracking_number === tracking_number)) return row
  const corrected = ctx.db.after_sales.update(after_sale_no, {
    return_shipment: { ...return_shipment, courier_code, tracking_number },
    timeline: [...timeline, { step: 'shipment_corrected', at: ctx.now, note: null }],
  })
  notifyOfAfterSale(ctx, corrected, 'shipment_corrected')
  return corrected
}

/** Stores the return shipment. It can be edited until the goods are received. */
export function submitReturnShipment(
  ctx: Ctx<ReturnShipmentCall>,
  body: InputOf<ReturnShipmentCall>['body'],
): CompleteResultOf<ReturnShipmentCall> {
  const row = ctx.owned
  const order = orderOfRequest(ctx, row)
  const { courier_code } = body
  if (row.end_reason === 'return_overdue') return ctx.fail('RETURN_DEADLINE_PAST')
  const sent = isAwaitingInspection(row)
  if (row.deadline === null && !sent) return ctx.fail('AFTER_SALE_STATUS_MISMATCH')
  const field = invalidShipmentField(isCourier(courier_code), body.tracking_number)
  if (field) return ctx.fail('RETURN_SHIPMENT_INCOMPLETE', { field })
  const tracking_number = normalizeTrackingNumber(body.tracking_number)
  if (sent) return requestDetail(ctx, correctShipment(ctx, row, { courier_code, tracking_number }), order)
  const return_shipment = { courier_code, tracking_number, sent_at: ctx.now }
  const moved = transitionAfterSale(ctx, row, 'send_back', { changes: { return_shipment } })
  return moved ? requestDetail(ctx, moved, order) : ctx.fail('AFTER_SALE_STATUS_MISMATCH')
}

/** Retries a failed refund with another account. */
export function retryRefund(ctx: Ctx<Retry>, body: InputOf<Retry>['body']): CompleteResultOf<Retry> {
  const row = ctx.owned
  const order = orderOfRequest(ctx, row)
  const { refund_target: target } = body
  if (!checkAfterSaleTransition(row, order, 'retry').ok) return ctx.fail('AFTER_SALE_STATUS_MISMATCH')
  const target_name = requireTarget(ctx, ctx.fail, order, target)
  const moved = transitionAfterSale(ctx, row, 'retry', { changes: { target, target_name } })
  return moved ? requestDetail(ctx, moved, order) : ctx.fail('AFTER_SALE_STATUS_MISMATCH')
}
