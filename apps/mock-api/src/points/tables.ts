import { PointsReason } from '@nusaria/contracts/points'
import { z } from 'zod'
import { table } from '../world/define.ts'

/** One line of a member's coin ledger. The member's `points` are the balance of the last one. */
export const PointsRow = z.strictObject({
  record_no: z.string(),
  member_no: z.string(),
  reason: PointsReason,
  /** coins; positive came in, negative went out, never 0 */
  points: z.int(),
  /** coins in hand after this line */
  balance: z.int().min(0),
  /** ms of the world's clock */
  created_at: z.number(),
  order_no: z.string().nullable(),
  /** Rupiah the coins stood for */
  amount: z.int().min(0).nullable(),
})
export type PointsRow = z.output<typeof PointsRow>

export const pointsTables = {
  points_records: table({ schema: PointsRow, key: 'record_no' }),
}
