import type { WorldCtx } from '../../engine/contract/context.ts'
import { HOUR } from '../../lib/time.ts'
import { sendMessage } from '../message/notify.ts'
import { currentTemplate } from './current-templates.ts'
import { VOUCHER_TEMPLATES, type VoucherTemplate } from './templates.ts'
import { validityOf } from './terms.ts'
import { voucherOpeningText } from './texts.ts'

/** What the beginning of a coupon falls due by. */
export const COUPON_OPENS = 'coupon_opens'

/** It begins at midnight; members hear of it in the morning, ms later. */
const MORNING = 9 * HOUR

/** Whether every member can claim it here, once it has begun. */
function isForAll({ code, app_exclusive, new_user, returning }: VoucherTemplate): boolean {
  return code === undefined && !app_exclusive && !new_user && !returning
}

/** Has members told of coupons that begin after the world did. */
export function scheduleOpenings(ctx: WorldCtx): void {
  for (const coupon of VOUCHER_TEMPLATES) {
    const at = validityOf(coupon, ctx.epoch).from + MORNING
    if (isForAll(coupon) && at > ctx.epoch) ctx.schedule({ at, kind: COUPON_OPENS, ref: coupon.coupon_no })
  }
}

/** Tells all members that a coupon can be claimed from today; one that was put off is told of later, one that is no more never. */
export function notifyOpening(ctx: WorldCtx, coupon_no: string): void {
  const coupon = currentTemplate(ctx, coupon_no)
  if (!coupon) return
  const { from, till } = validityOf(coupon, ctx.epoch)
  if (from > ctx.now) ctx.schedule({ at: from + MORNING, kind: COUPON_OPENS, ref: coupon_no })
  if (from > ctx.now || till < ctx.now) return
  for (const { member_no } of ctx.db.members.all({ disabled: false }))
    sendMessage(ctx, member_no, 'promotion', voucherOpeningText(coupon.name, till), { target: 'coupons', ref: coupon_no })
}
