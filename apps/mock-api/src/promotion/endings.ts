import type { WorldCtx } from '../kernel/ctx.ts'
import { leave } from '../message/notify.ts'
import { REMIND_AHEAD, VOUCHER_REMIND } from './reminders.ts'
import { endingText } from './texts.ts'
import { heldBy } from './wallet.ts'

/** Tells a member of vouchers that end: once for all that end on this day and the next, whose own reminders fall away. */
export function tellOfEnd(ctx: WorldCtx, voucher_no: string): void {
  const row = ctx.db.vouchers.get(voucher_no)
  if (row?.state !== 'unused') return
  const from = row.expires_at
  const till = from + REMIND_AHEAD
  const ending = heldBy(ctx, row.member_no, 'unused').filter(({ row: { expires_at } }) => expires_at >= from && expires_at <= till)
  const first = ending.find((held) => held.row.voucher_no === voucher_no)
  if (!first) return
  for (const held of ending) ctx.unschedule(VOUCHER_REMIND, held.row.voucher_no)
  const text = endingText(first.coupon.name, ending.length - 1, from)
  leave(ctx, row.member_no, 'promotion', text, { target: 'wallet', ref: null })
}
