import { DAY } from '@nusaria/catalogue/lib/time'
import type { CoinRule, PointsReason } from '@nusaria/contracts/points'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { fillMessage, formatCoins, formatDay, sendMessage } from '../message/index.ts'
import { addLot, COINS_WARN, drawFromLots, mergeByExpiry, openLots, returnableCoins, WARN_DAYS, writeEntry } from './lots.ts'
import messages from './messages.json' with { type: 'json' }
import type { CoinLotRow, Coins } from './tables.ts'

const toCoins = { target: 'points', ref: null } as const

/** Expires a member's coins up to now, with one ledger entry and message per expiry. */
export function expireCoins(ctx: WorldCtx, member_no: string): void {
  const over = openLots(ctx, member_no).filter(({ expires_at }) => expires_at <= ctx.now)
  for (const now of new Set(over.map(({ expires_at }) => expires_at))) {
    const lots = over.filter(({ expires_at }) => expires_at === now)
    const points = lots.reduce((sum, lot) => sum + lot.points, 0)
    const then = { db: ctx.db, ids: ctx.ids, now }
    writeEntry(then, member_no, { reason: 'expired', points: -points, taken: drawFromLots(ctx, lots, points) })
    sendMessage(then, member_no, 'promotion', fillMessage(messages.expired, { count: formatCoins(points) }), toCoins)
  }
}

/** Timer: warns a member of expiring coins, once for all that expire within days of the first; their own warnings are cancelled. */
export function warnBeforeExpiry(ctx: WorldCtx, { member_no, expires_at: from }: CoinLotRow): void {
  const till = from + WARN_DAYS * DAY
  const soon = openLots(ctx, member_no).filter(({ expires_at }) => expires_at >= from && expires_at <= till)
  for (const { lot_no } of soon) ctx.unschedule(COINS_WARN, lot_no)
  const points = soon.reduce((sum, { points }) => sum + points, 0)
  sendMessage(ctx, member_no, 'promotion', fillMessage(messages.expiring, { count: formatCoins(points), on: formatDay(from) }), toCoins)
}

/** What coins are worth, and what earns them (seed values). */
export const COIN_RULE: CoinRule = { points: 100, amount: 1_000, rate: 50, earn_per_amount: 1_000 }

/** The value of coins in Rupiah. */
export function coinsToRupiah(points: number): number {
  return Math.round((points * COIN_RULE.amount) / COIN_RULE.points)
}

/** Days until a coin expires (seed value). */
export const COIN_DAYS = 365

/** Minimum days left for returned coins (seed value). */
export const RETURNED_COIN_DAYS = 30

interface CoinChange {
  readonly reason: PointsReason
  /** coins; positive is credit, negative is debit */
  readonly points: number
  readonly order_no?: string
  readonly after_sale_no?: string
  /** value in Rupiah */
  readonly amount?: number
}

const RETURN_REASONS: readonly PointsReason[] = ['order_cancelled', 'refund_returned']

/** Returned coins of an order: with their old expiry, but some days left at least; never more than the order still holds. */
function returnedCoins({ db, now }: WorldCtx, order_no: string, points: number): Coins[] {
  const lines = db.points_records.all({ order_no })
  const before = lines.filter(({ reason }) => RETURN_REASONS.includes(reason)).reduce((sum, line) => sum + line.points, 0)
  const taken = lines.filter(({ reason }) => reason === 'order_deduction').flatMap((line) => line.taken)
  const back = returnableCoins(taken, before, points)
  return mergeByExpiry(back.map((coins) => ({ ...coins, expires_at: Math.max(coins.expires_at, now + RETURNED_COIN_DAYS * DAY) })))
}

function creditCoins(ctx: WorldCtx, member_no: string, { reason, points, order_no, ...of }: CoinChange): void {
  const fresh = [{ points, expires_at: ctx.now + COIN_DAYS * DAY }]
  const coins = order_no !== undefined && RETURN_REASONS.includes(reason) ? returnedCoins(ctx, order_no, points) : fresh
  if (coins.length === 0) return
  for (const lot of coins) addLot(ctx, member_no, order_no ?? null, lot)
  const expires_at = Math.min(...coins.map((lot) => lot.expires_at))
  const sum = coins.reduce((total, lot) => total + lot.points, 0)
  writeEntry(ctx, member_no, { ...of, reason, order_no, points: sum, expires_at })
}

function debitCoins(ctx: WorldCtx, member_no: string, lots: readonly CoinLotRow[], { points, ...of }: CoinChange): void {
  writeEntry(ctx, member_no, { ...of, points, taken: drawFromLots(ctx, lots, -points) })
}

/**
 * Credits or debits a member's coins and writes the ledger. Coins that expire first are used first. Throws rather than let a balance go
 * below zero. An order returns at most what it took. 0 does nothing.
 */
export function adjustCoins(ctx: WorldCtx, member_no: string, move: CoinChange): void {
  expireCoins(ctx, member_no)
  if (move.points > 0) creditCoins(ctx, member_no, move)
  if (move.points < 0) debitCoins(ctx, member_no, openLots(ctx, member_no), move)
}

interface ReclaimRequest {
  readonly order_no: string
  readonly after_sale_no?: string
  /** earned coins that are owed now */
  readonly points: number
  /** Rupiah of the refund */
  readonly amount: number
}

/**
 * Reclaims coins that an order earned, since its money is refunded: its own first, then those that expire first. At most the balance:
 * `taken` are the reclaimed coins, `short` those already used.
 */
export function reclaimCoins(ctx: WorldCtx, member_no: string, { points, ...of }: ReclaimRequest): { taken: number; short: number } {
  expireCoins(ctx, member_no)
  const lots = openLots(ctx, member_no)
  const own = lots.filter(({ order_no }) => order_no === of.order_no)
  const taken = Math.min(
    points,
    lots.reduce((sum, lot) => sum + lot.points, 0),
  )
  const inTurn = [...own, ...lots.filter((lot) => !own.includes(lot))]
  if (taken > 0) debitCoins(ctx, member_no, inTurn, { ...of, reason: 'refund_taken_back', points: -taken })
  return { taken, short: points - taken }
}

/** Tells a member that the shop gave coins. */
export function notifyOfGift(ctx: WorldCtx, member_no: string, points: number): void {
  const text = fillMessage(messages.gift, { count: formatCoins(points) })
  sendMessage(ctx, member_no, 'promotion', text, { target: 'points', ref: null })
}
