import type { WorldCtx } from '../../kernel/ctx.ts'
import { DAY } from '../../kernel/time.ts'
import type { MemberRow } from '../../member/tables.ts'
import { moveCoins } from '../../points/coins.ts'
import { couponOf } from '../../promotion/coupons.ts'
import { expireVoucher, putIntoWallet, VOUCHER_EXPIRE } from '../../promotion/wallet.ts'
import { ctxAt, liveThrough } from './past.ts'
import { PASTS, type Past, type PastVoucher } from './people.ts'

/** Claims a voucher in the past; what was left unused has lapsed since. */
function claimed(ctx: WorldCtx, member_no: string, { coupon_no, days }: PastVoucher): string[] {
  const coupon = couponOf(coupon_no)
  return coupon ? [putIntoWallet(ctx, member_no, coupon, ctx.began - days * DAY).voucher_no] : []
}

/** Marks as expired what lapsed before the world began. */
function lapse(ctx: WorldCtx, voucher_no: string): void {
  const row = ctx.db.vouchers.get(voucher_no)
  if (!row || row.expires_at > ctx.began) return
  expireVoucher(ctx, voucher_no)
  ctx.unschedule(VOUCHER_EXPIRE, voucher_no)
}

/** Fills a seeded member's wallet, coins and orders, as if the member had lived through them. */
export function seedOrders(ctx: WorldCtx, { member_no }: MemberRow): void {
  const past = PASTS[member_no]
  if (!past) return
  const oldest = Math.max(...past.orders.map(({ placed }) => placed))
  const give = (gifts: Past['gifts']) => {
    for (const { coins, days } of gifts) moveCoins(ctxAt(ctx, ctx.began - days * DAY), member_no, { reason: 'gift', points: coins })
  }
  give(past.gifts.filter(({ days }) => days * DAY > oldest))
  const vouchers = past.vouchers.map((voucher) => ({ voucher, voucher_nos: claimed(ctx, member_no, voucher) }))
  for (const [at, order] of past.orders.entries()) {
    const spent = vouchers.flatMap(({ voucher, voucher_nos }) => (voucher.order === at ? voucher_nos : []))
    liveThrough(ctx, member_no, { ...order, voucher_nos: spent })
  }
  give(past.gifts.filter(({ days }) => days * DAY <= oldest))
  for (const { voucher_nos } of vouchers) for (const voucher_no of voucher_nos) lapse(ctx, voucher_no)
}
