import type { PointsReason, PointsRecord } from '@nusaria/contracts/points'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import type { Coins, PointsRow } from './tables.ts'

interface LedgerEntry {
  readonly reason: PointsReason
  /** coins; positive came in, negative went out */
  readonly points: number
  readonly order_no?: string | undefined
  readonly after_sale_no?: string | undefined
  /** Rupiah the coins stand for */
  readonly amount?: number | undefined
  /** ms; when the first of the coins that came in lapse */
  readonly expires_at?: number
  readonly taken?: readonly Coins[]
}

/** Writes a line of the ledger and the balance it leaves. Throws rather than let that go below zero. */
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

/** A line of the ledger as it travels. */
export function recordView({ record_no, reason, points, balance, created_at }: PointsRow): PointsRecord {
  return { record_no, reason, points, balance, created_at: formatInstant(created_at) }
}
