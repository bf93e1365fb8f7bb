import { PointsReason } from '@nusaria/contracts/points'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()

/** Coins that lapse together. */
const Coins = z.strictObject({ points: z.int().min(1), expires_at: moment })
export type Coins = z.output<typeof Coins>

/** One line of a member's coin ledger. The member's `points` are the balance of the last one. */
export const PointsRow = z.strictObject({
  record_no: z.string(),
  member_no: z.string(),
  reason: PointsReason,
  /** coins; positive came in, negative went out, never 0 */
  points: z.int(),
  /** coins in hand after this line */
  balance: z.int().min(0),
  created_at: moment,
  order_no: z.string().nullable(),
  after_sale_no: z.string().nullable(),
  /** Rupiah the coins stood for */
  amount: z.int().min(0).nullable(),
  /** When the first of the coins that came in lapse; null for what went out. */
  expires_at: moment.nullable(),
  /** Which coins went out: they come back as old as they were. Empty for what came in. */
  taken: z.array(Coins),
})
export type PointsRow = z.output<typeof PointsRow>

/** Coins in hand that came in together and lapse together. One that is spent to the last coin is gone. */
export const CoinLotRow = z.strictObject({
  lot_no: z.string(),
  member_no: z.string(),
  /** The order that earned them or gave them back. */
  order_no: z.string().nullable(),
  ...Coins.shape,
})
export type CoinLotRow = z.output<typeof CoinLotRow>

export const pointsTables = {
  points_records: table({ schema: PointsRow, key: 'record_no' }),
  coin_lots: table({ schema: CoinLotRow, key: 'lot_no' }),
}
