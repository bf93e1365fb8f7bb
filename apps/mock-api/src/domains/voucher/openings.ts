import type { WorldCtx } from '../../engine/contract/context.ts'
import { HOUR } from '../../lib/time.ts'
import { sendMessage } from '../message/notify.ts'
import { currentTemplate } from './current-templates.ts'
import { VOUCHER_TEMPLATES, type VoucherTemplate } from './templates.ts'
import { validityOf } from './terms.ts'
import { voucherOpeningText } from './texts.ts'

/** Timer: a template starts. */
export const COUPON_OPENS = 'coupon_opens'

/** It starts at midnight; members are notified in the morning, ms later. */
const MORNING = 9 * HOUR

/** Whether every member can claim it on the web. */
function isForAll({ code, app_exclusive, new_user, returning }: VoucherTemplate): boolean {
  return code === undefined && !app_exclusive && !new_user && !returning
}

/** Schedules the announcements of templates that start later than the world. */
export function scheduleOpenings(ctx: WorldCtx): void {
  for (const coupon of VOUCHER_TEMPLATES) {
    const at = validityOf(coupon, ctx.epoch).from + MORNING
    if (isForAll(coupon) && at > ctx.epoch) ctx.schedule({ at, kind: COUPON_OPENS, ref: coupon.coupon_no })
  }
}

/** Timer: announces to all members that a voucher can be claimed. A postponed one is announced later, a withdrawn one never. */
export function notifyOpening(ctx: WorldCtx, coupon_no: string): void {
  const coupon = currentTemplate(ctx, coupon_no)
  if (!coupon) return
  const { from, till } = validityOf(coupon, ctx.epoch)
  if (from > ctx.now) ctx.schedule({ at: from + MORNING, kind: COUPON_OPENS, ref: coupon_no })
  if (from > ctx.now || till < ctx.now) return
  for (const { member_no } of ctx.db.members.all({ disabled: false }))
    sendMessage(ctx, member_no, 'promotion', voucherOpeningText(coupon.name, till), { target: 'coupons', ref: coupon_no })
}
