import type { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { CompleteResultOf, InputOf } from '@nusaria/contracts/contract'
import type { Ctx } from '../../engine/contract/context.ts'
import { createRequest } from './file.ts'
import { applyRefusal } from './filing.ts'
import { requireAmount, requirePictures, requireReason, requireTarget } from './form.ts'
import { quoteRefund } from './refund-parts-now.ts'
import { requestsOf } from './requests.ts'
import { requestDetail } from './view.ts'

type Preview = typeof afterSaleContract.preview
type Apply = typeof afterSaleContract.apply

/** What a request would refund now. */
export function previewRefund(ctx: Ctx<Preview>, body: InputOf<Preview>['body']): CompleteResultOf<Preview> {
  const order = ctx.owned
  const refusal = applyRefusal({ order, requests: requestsOf(ctx, order.order_no), now: ctx.now }, body)
  return refusal ? ctx.fail(refusal.error, refusal.detail) : quoteRefund(ctx, order, body).refund
}

/** Creates a request. */
export function applyForAfterSale(ctx: Ctx<Apply>, body: InputOf<Apply>['body']): CompleteResultOf<Apply> {
  const { member, fail } = ctx
  const order = ctx.owned
  const refusal = applyRefusal({ order, requests: requestsOf(ctx, order.order_no), now: ctx.now }, body)
  if (refusal) return fail(refusal.error, refusal.detail)
  const reason = requireReason(fail, body)
  const { lines, refund } = quoteRefund(ctx, order, { lines: body.lines, reason })
  requireAmount(fail, body.refund_amount, refund.refund_amount)
  const { type, description, refund_target: target } = body
  const target_name = requireTarget(ctx, fail, order, target)
  const picture_ids = requirePictures(ctx, fail, member.member_no, body)
  const row = createRequest(ctx, order, { type, lines, refund, reason, description, picture_ids, target, target_name })
  return requestDetail(ctx, row, order)
}
