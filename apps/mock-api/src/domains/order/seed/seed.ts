import { DAY } from '@nusaria/catalogue/lib/time'
import { ctxAt, type WorldCtx } from '../../../engine/contract/context.ts'
import { isGeneratedMember, SEEDED_MEMBERS } from '../../member/index.ts'
import type { MemberRow } from '../../member/tables.ts'
import { adjustCoins } from '../../points/index.ts'
import { expireVoucher, issueVoucher, templateByNo, VOUCHER_EXPIRE } from '../../voucher/index.ts'
import { generateOrders } from './generated-orders.ts'
import { historyOf, type PastVoucher, type SeededHistory } from './histories.ts'
import { seedPastOrder } from './past-order.ts'

/** Claims a voucher in the past. */
function claimVoucher(ctx: WorldCtx, member_no: string, { coupon_no, days }: PastVoucher): string[] {
  const coupon = templateByNo(coupon_no)
  return coupon ? [issueVoucher(ctx, member_no, coupon, ctx.epoch - days * DAY).voucher_no] : []
}

/** Expires a voucher whose time ended before the world began. */
function expireIfOver(ctx: WorldCtx, voucher_no: string): void {
  const row = ctx.db.vouchers.get(voucher_no)
  if (!row || row.expires_at > ctx.epoch) return
  expireVoucher(ctx, row)
  ctx.unschedule(VOUCHER_EXPIRE, voucher_no)
}

const NO_HISTORY: SeededHistory = { gifts: [], vouchers: [], orders: [] }

/** The most orders of a generated member. */
const FEW = 4

/** How many orders a member has beside a history of their own. */
function countGenerated({ rng, size }: WorldCtx, member_no: string): number {
  if (member_no === SEEDED_MEMBERS.sari) return size.orders ?? 0
  return isGeneratedMember(member_no) ? rng.int(0, FEW) : 0
}

/** Creates a seeded member's vouchers, coins and orders, as if the member had made them. */
export function seedOrders(ctx: WorldCtx, { member_no }: MemberRow): void {
  const past = historyOf(member_no) ?? NO_HISTORY
  const oldest = Math.max(...past.orders.map(({ placed }) => placed))
  const give = (gifts: SeededHistory['gifts']) => {
    for (const { coins, days } of gifts) adjustCoins(ctxAt(ctx, ctx.epoch - days * DAY), member_no, { reason: 'gift', points: coins })
  }
  give(past.gifts.filter(({ days }) => days * DAY > oldest))
  for (const order of generateOrders(ctx.rng, countGenerated(ctx, member_no))) seedPastOrder(ctx, member_no, order)
  const vouchers = past.vouchers.map((voucher) => ({ voucher, voucher_nos: claimVoucher(ctx, member_no, voucher) }))
  for (const [at, order] of past.orders.entries()) {
    const spent = vouchers.flatMap(({ voucher, voucher_nos }) => (voucher.order === at ? voucher_nos : []))
    seedPastOrder(ctx, member_no, { ...order, voucher_nos: spent })
  }
  give(past.gifts.filter(({ days }) => days * DAY <= oldest))
  for (const { voucher_nos } of vouchers) for (const voucher_no of voucher_nos) expireIfOver(ctx, voucher_no)
}
