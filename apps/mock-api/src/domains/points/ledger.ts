import type { PointsReason, PointsRecord } from '@nusaria/contracts/points'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import type { Coins, PointsRow } from './tables.ts'

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
