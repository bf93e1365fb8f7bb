import type { WorldCtx } from '../kernel/ctx.ts'
import { HOUR } from '../kernel/time.ts'
import { leave } from '../message/notify.ts'
import { couponNow } from './coupon-now.ts'
import { COUPONS, type Coupon } from './coupons.ts'
import { windowOf } from './terms.ts'
import { openingText } from './texts.ts'

/** What the beginning of a coupon falls due by. */
export const COUPON_OPENS = 'coupon_opens'

/** It begins at midnight; members hear of it in the morning, ms later. */
const MORNING = 9 * HOUR

/** Whether every member can claim it here, once it has begun. */
function isForAll({ code, app_exclusive, new_user, returning }: Coupon): boolean {
  return code === undefined && !app_exclusive && !new_user && !returning
}

/** Has members told of coupons that begin after the world did. */
export function expectOpenings(ctx: WorldCtx): void {
  for (const coupon of COUPONS) {
    const at = windowOf(coupon, ctx.began).from + MORNING
    if (isForAll(coupon) && at > ctx.began) ctx.schedule({ at, kind: COUPON_OPENS, ref: coupon.coupon_no })
  }
}

/** Tells all members that a coupon can be claimed from today; one that was put off is told of later, one that is no more never. */
export function tellOfOpening(ctx: WorldCtx, coupon_no: string): void {
  const coupon = couponNow(ctx, coupon_no)
  if (!coupon) return
  const { from, till } = windowOf(coupon, ctx.began)
  if (from > ctx.now) ctx.schedule({ at: from + MORNING, kind: COUPON_OPENS, ref: coupon_no })
  if (from > ctx.now || till < ctx.now) return
  for (const { member_no } of ctx.db.members.all({ disabled: false }))
    leave(ctx, member_no, 'promotion', openingText(coupon.name, till), { target: 'coupons', ref: coupon_no })
}
