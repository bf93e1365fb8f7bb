import { HOUR } from '@nusaria/catalogue/lib/time'
import type { Translated } from '@nusaria/catalogue/products/types'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatDay, type MessageText, sendMessage } from '../message/index.ts'
import { memberVouchers, REMIND_BEFORE, VOUCHER_REMIND } from './member-vouchers.ts'
import type { VoucherRow } from './tables.ts'
import { currentTemplate, VOUCHER_TEMPLATES, type VoucherTemplate } from './templates.ts'
import { validityOf } from './terms.ts'

/** A voucher expires at `at` (ms), and `more` others soon after. */
export function vouchersExpiringText(name: Translated, more: number, at: number): MessageText {
  if (more === 0)
    return {
      title: { en: 'Your voucher ends soon', id: 'Vouchermu segera berakhir', 'zh-CN': '优惠券即将到期' },
      content: {
        en: `“${name.en}” can be used until ${formatDay(at)}. Don’t let it go to waste.`,
        id: `“${name.id}” bisa dipakai sampai ${formatDay(at)}. Sayang kalau terlewat.`,
        'zh-CN': `“${name['zh-CN']}”有效期至 ${formatDay(at)}，记得使用。`,
      },
    }
  return {
    title: { en: 'Your vouchers end soon', id: 'Voucher-vouchermu segera berakhir', 'zh-CN': '多张优惠券即将到期' },
    content: {
      en: `“${name.en}” and ${more} more of your vouchers end soon, the first on ${formatDay(at)}.`,
      id: `“${name.id}” dan ${more} voucher lain segera berakhir, yang pertama pada ${formatDay(at)}.`,
      'zh-CN': `“${name['zh-CN']}”等 ${more + 1} 张优惠券即将到期，最早的有效期至 ${formatDay(at)}。`,
    },
  }
}

/** A voucher can be claimed from today until `till` (ms). */
export function voucherOpeningText(name: Translated, till: number): MessageText {
  return {
    title: { en: 'A new voucher to claim', id: 'Voucher baru menunggu', 'zh-CN': '新优惠券可领取' },
    content: {
      en: `From today on “${name.en}” can be claimed, until ${formatDay(till)} or as long as there are any.`,
      id: `Mulai hari ini “${name.id}” bisa diklaim, sampai ${formatDay(till)} atau selama masih ada.`,
      'zh-CN': `“${name['zh-CN']}”今起可领取，截至 ${formatDay(till)}，领完即止。`,
    },
  }
}

/** Timer: notifies a member of expiring vouchers, once for all that expire within a day; their own reminders are cancelled. */
export function notifyExpiringVouchers(ctx: WorldCtx, { voucher_no, member_no, state, expires_at: from }: VoucherRow): void {
  if (state !== 'unused') return
  const till = from + REMIND_BEFORE
  const ending = memberVouchers(ctx, member_no, 'unused').filter(({ row: { expires_at } }) => expires_at >= from && expires_at <= till)
  const first = ending.find((held) => held.row.voucher_no === voucher_no)
  if (!first) return
  for (const held of ending) ctx.unschedule(VOUCHER_REMIND, held.row.voucher_no)
  const text = vouchersExpiringText(first.template.name, ending.length - 1, from)
  sendMessage(ctx, member_no, 'promotion', text, { target: 'wallet', ref: null })
}

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
