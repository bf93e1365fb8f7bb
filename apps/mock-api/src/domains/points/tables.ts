import { PointsReason } from '@nusaria/contracts/points'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()

/** Coins that expire together. */
const Coins = z.strictObject({ points: z.int().min(1), expires_at: moment })
export type Coins = z.output<typeof Coins>

/** One entry of a member's coin ledger. The member's `points` equal the balance of the last one. */
export const PointsRow = z.strictObject({
  record_no: z.string(),
  member_no: z.string(),
  reason: PointsReason,
  /** coins; positive is credit, negative is debit, never 0 */
  points: z.int(),
  /** balance after this entry */
  balance: z.int().min(0),
  created_at: moment,
  order_no: z.string().nullable(),
  after_sale_no: z.string().nullable(),
  /** value in Rupiah */
  amount: z.int().min(0).nullable(),
  /** When the first of the credited coins expire; null for a debit. */
  expires_at: moment.nullable(),
  /** The debited coins, so that they can be returned with their old expiry. Empty for a credit. */
  taken: z.array(Coins),
})
export type PointsRow = z.output<typeof PointsRow>

/** A lot: coins credited together that expire together. An empty lot is removed. */
export const CoinLotRow = z.strictObject({
  lot_no: z.string(),
  member_no: z.string(),
  /** The order that earned or returned them. */
  order_no: z.string().nullable(),
  ...Coins.shape,
})
export type CoinLotRow = z.output<typeof CoinLotRow>

export const pointsTables = {
  points_records: table({ schema: PointsRow, key: 'record_no' }),
  coin_lots: table({ schema: CoinLotRow, key: 'lot_no' }),
}
