import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import type { PointsReason, PointsRecord } from '@nusaria/contracts/points'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { CoinLotRow, Coins, PointsRow } from './tables.ts'

interface LedgerEntry {
  readonly reason: PointsReason
  /** coins; positive is credit, negative is debit */
  readonly points: number
  readonly order_no?: string | undefined
  readonly after_sale_no?: string | undefined
  /** value in Rupiah */
  readonly amount?: number | undefined
  /** ms; when the first of the credited coins expire */
  readonly expires_at?: number
  readonly taken?: readonly Coins[]
}

/** Writes a ledger entry and the new balance. Throws rather than let it go below zero. */
export function writeEntry({ db, ids, now }: Pick<WorldCtx, 'db' | 'ids' | 'now'>, member_no: string, line: LedgerEntry): void {
  const { points: balance } = db.members.update(member_no, (row) => ({ points: row.points + line.points }))
  db.points_records.insert({
    record_no: ids.next('PT'),
    member_no,
    reason: line.reason,
    points: line.points,
    balance,
    created_at: now,
    order_no: line.order_no ?? null,
    after_sale_no: line.after_sale_no ?? null,
    amount: line.amount ?? null,
    expires_at: line.expires_at ?? null,
    taken: [...(line.taken ?? [])],
  })
}

/** A ledger entry as the API returns it. */
export function recordView({ record_no, reason, points, balance, created_at }: PointsRow): PointsRecord {
  return { record_no, reason, points, balance, created_at: formatInstant(created_at) }
}

/** Timers of a lot: its expiry, and the warning before. */
export const COINS_EXPIRE = 'coins_expire'
export const COINS_WARN = 'coins_warn'

/** Days before expiry when the member is warned (seed value). */
export const WARN_DAYS = 7

type LotCtx = Pick<WorldCtx, 'db' | 'ids' | 'schedule' | 'unschedule'>

/** A member's lots, those that expire first first. */
export function openLots({ db }: Pick<WorldCtx, 'db'>, member_no: string): CoinLotRow[] {
  return db.coin_lots.all({ member_no }, { expires_at: 'asc', lot_no: 'asc' })
}

/** Adds a lot of coins and schedules its timers. */
export function addLot(ctx: LotCtx, member_no: string, order_no: string | null, { points, expires_at }: Coins): void {
  const { lot_no } = ctx.db.coin_lots.insert({ lot_no: ctx.ids.next('CL'), member_no, order_no, points, expires_at })
  ctx.schedule({ at: expires_at, kind: COINS_EXPIRE, ref: lot_no })
  ctx.schedule({ at: expires_at - WARN_DAYS * DAY, kind: COINS_WARN, ref: lot_no })
}

function drawFromLot(ctx: LotCtx, { lot_no, points }: CoinLotRow, wanted: number): void {
  if (wanted < points) {
    ctx.db.coin_lots.update(lot_no, { points: points - wanted })
    return
  }
  ctx.db.coin_lots.remove(lot_no)
  ctx.unschedule(COINS_EXPIRE, lot_no)
  ctx.unschedule(COINS_WARN, lot_no)
}

/** Takes coins out of lots, one lot after the other. Throws when there are too few: the caller has checked. */
export function drawFromLots(ctx: LotCtx, lots: readonly CoinLotRow[], points: number): Coins[] {
  const taken: Coins[] = []
  let missing = points
  for (const lot of lots) {
    if (missing === 0) break
    const some = Math.min(missing, lot.points)
    drawFromLot(ctx, lot, some)
    taken.push({ points: some, expires_at: lot.expires_at })
    missing -= some
  }
  if (missing > 0) throw new Error(`${missing} of ${points} coins aren't there`)
  return taken
}

/** The coins an order returns, of those it took: those that expire last first, after the `before` coins that it has already returned. */
export function returnableCoins(taken: readonly Coins[], before: number, wanted: number): Coins[] {
  const back: Coins[] = []
  let skip = before
  let missing = wanted
  for (const { points, expires_at } of taken.toSorted((a, b) => b.expires_at - a.expires_at)) {
    const skipped = Math.min(skip, points)
    skip -= skipped
    const some = Math.min(missing, points - skipped)
    missing -= some
    if (some > 0) back.push({ points: some, expires_at })
  }
  return back
}

/** Merges coins that expire together. */
export function mergeByExpiry(coins: readonly Coins[]): Coins[] {
  const byEnd = new Map<number, number>()
  for (const { points, expires_at } of coins) byEnd.set(expires_at, (byEnd.get(expires_at) ?? 0) + points)
  return [...byEnd].map(([expires_at, points]) => ({ points, expires_at }))
}
