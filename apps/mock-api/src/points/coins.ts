import type { CoinRule, PointsReason } from '@nusaria/contracts/points'
import type { WorldCtx } from '../kernel/ctx.ts'

/** What coins are worth, and what earns them (seed values). */
export const COIN_RULE: CoinRule = { points: 100, amount: 1_000, rate: 50, earn_per_amount: 1_000 }

/** Days a coin lives from the day it came in (seed value). */
export const COIN_DAYS = 365

interface Move {
  readonly reason: PointsReason
  /** coins; positive come in, negative go out */
  readonly points: number
  readonly order_no?: string
  /** Rupiah the coins stand for */
  readonly amount?: number
}

/** Moves coins of a member and writes the ledger. Throws rather than let a balance go below zero. Nothing happens for 0. */
export function moveCoins(ctx: WorldCtx, member_no: string, { reason, points, order_no, amount }: Move): void {
  if (points === 0) return
  const { points: balance } = ctx.db.members.update(member_no, (row) => ({ points: row.points + points }))
  ctx.db.points_records.insert({
    record_no: ctx.ids.next('PT'),
    member_no,
    reason,
    points,
    balance,
    created_at: ctx.now,
    order_no: order_no ?? null,
    amount: amount ?? null,
  })
}
