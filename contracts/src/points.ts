import { z } from 'zod'
import { Instant, PageNum, PageSize, pageOf, Rupiah } from './common.ts'
import { assumed, defineContract, documentedPath, memberGet } from './contract.ts'

export const PointsRecordNo = z.string().min(1).max(40)

/** Why coins came or went. */
export const PointsReason = z.enum([
  'order_completed',
  'order_deduction',
  'order_cancelled',
  'refund_returned',
  'refund_taken_back',
  'expired',
  'gift',
])
export type PointsReason = z.output<typeof PointsReason>

/** One line of the coin ledger. */
export const PointsRecord = z.strictObject({
  record_no: PointsRecordNo,
  reason: PointsReason,
  /** coins; positive came in, negative went out, never 0 */
  points: z.int(),
  /** the balance after this entry */
  balance: z.int().min(0),
  created_at: Instant,
})
export type PointsRecord = z.output<typeof PointsRecord>

/** A ledger line with what it belongs to. */
export const PointsRecordDetail = z.strictObject({
  ...PointsRecord.shape,
  order_no: z.string().nullable(),
  after_sale_no: z.string().nullable(),
  /** Rupiah the coins stood for: what they offset, or what earned them; null for a gift or an expiry */
  amount: Rupiah.nullable(),
  /** When coins that came in lapse; null for what went out */
  expires_at: Instant.nullable(),
})
export type PointsRecordDetail = z.output<typeof PointsRecordDetail>

/** The value of coins: every `points` coins offset `amount` Rupiah, up to `rate` percent of the payable amount. */
export const CoinRule = z.strictObject({
  points: z.int().min(1),
  amount: Rupiah,
  /** percent */
  rate: z.int().min(0).max(100),
  /** Rupiah paid that earn one coin when an order completes */
  earn_per_amount: z.int().min(1),
})
export type CoinRule = z.output<typeof CoinRule>

export const PointsBalance = z.strictObject({
  points: z.int().min(0),
  /** coins that lapse at `expiring_at`; 0 and null when none do */
  expiring_points: z.int().min(0),
  expiring_at: Instant.nullable(),
  rule: CoinRule,
})
export type PointsBalance = z.output<typeof PointsBalance>

/** Which side of the ledger a tab shows. */
export const PointsDirection = z.enum(['all', 'in', 'out'])

export const pointsContract = defineContract({
  record: {
    ...memberGet,
    path: '/points_record',
    source: documentedPath,
    summary: "The member's coin ledger, newest first, a page at a time",
    query: z.strictObject({ page_num: PageNum, page_size: PageSize, direction: PointsDirection.optional() }),
    data: pageOf(PointsRecord),
    errors: [],
  },
  recordDetail: {
    ...memberGet,
    path: '/points_record_detail',
    source: documentedPath,
    summary: 'One line of the coin ledger with the order or request it belongs to',
    query: z.strictObject({ record_no: PointsRecordNo }),
    data: PointsRecordDetail,
    errors: ['INVALID_PARAMETER'],
  },
  balance: {
    ...memberGet,
    path: '/points_balance',
    source: assumed,
    summary: 'Coins in hand, those about to lapse, and what coins are worth',
    data: PointsBalance,
    errors: [],
  },
})
