import type { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { CompleteResultOf, InputOf } from '@nusaria/contracts/endpoint'
import type { Ctx } from '../kernel/ctx.ts'
import { ownOrder } from '../order/own.ts'
import { fileRequest } from './file.ts'
import { filingRefusal } from './filing.ts'
import { needAmount, needPictures, needReason, needTarget } from './form.ts'
import { refundNow } from './refund-parts-now.ts'
import { requestsOn } from './requests.ts'
import { requestDetail } from './view.ts'

type Preview = typeof afterSaleContract.preview
type Apply = typeof afterSaleContract.apply

/** What a request would give back now. */
export function previewRefund(ctx: Ctx<Preview>, body: InputOf<Preview>['body']): CompleteResultOf<Preview> {
  const found = ownOrder(ctx, ctx.member.member_no, body.order_no)
  if (!found.ok) return ctx.fail(found.error)
  const { order } = found
  const refusal = filingRefusal({ order, requests: requestsOn(ctx, order.order_no), now: ctx.now }, body)
  return refusal ? ctx.fail(refusal.error, refusal.detail) : refundNow(ctx, order, body).refund
}

/** Files a request. */
export function applyFor(ctx: Ctx<Apply>, body: InputOf<Apply>['body']): CompleteResultOf<Apply> {
  const { member, fail } = ctx
  const found = ownOrder(ctx, member.member_no, body.order_no)
  if (!found.ok) return fail(found.error)
  const { order } = found
  const refusal = filingRefusal({ order, requests: requestsOn(ctx, order.order_no), now: ctx.now }, body)
  if (refusal) return fail(refusal.error, refusal.detail)
  const reason = needReason(fail, body)
  const { lines, refund } = refundNow(ctx, order, { lines: body.lines, reason })
  needAmount(fail, body.refund_amount, refund.refund_amount)
  const { type, description, refund_target: target } = body
  const target_name = needTarget(ctx, fail, order, target)
  const picture_ids = needPictures(ctx, fail, member.member_no, body)
  const row = fileRequest(ctx, order, { type, lines, refund, reason, description, picture_ids, target, target_name })
  return requestDetail(ctx, row, order)
}
