import type { WorldCtx } from '../../engine/contract/context.ts'
import { sendMessage } from '../message/notify.ts'
import { memberVouchers } from './member-vouchers.ts'
import { REMIND_BEFORE, VOUCHER_REMIND } from './reminders.ts'
import { vouchersExpiringText } from './texts.ts'

/** Timer: notifies a member of expiring vouchers, once for all that expire within a day; their own reminders are cancelled. */
export function notifyExpiringVouchers(ctx: WorldCtx, voucher_no: string): void {
  const row = ctx.db.vouchers.get(voucher_no)
  if (row?.state !== 'unused') return
  const from = row.expires_at
  const till = from + REMIND_BEFORE
  const ending = memberVouchers(ctx, row.member_no, 'unused').filter(({ row: { expires_at } }) => expires_at >= from && expires_at <= till)
  const first = ending.find((held) => held.row.voucher_no === voucher_no)
  if (!first) return
  for (const held of ending) ctx.unschedule(VOUCHER_REMIND, held.row.voucher_no)
  const text = vouchersExpiringText(first.coupon.name, ending.length - 1, from)
  sendMessage(ctx, row.member_no, 'promotion', text, { target: 'wallet', ref: null })
}
