import { VOUCHER_STATES } from '@nusaria/contracts/lifecycle'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()

/** A claimed voucher. Its terms are its template's. */
export const VoucherRow = z.strictObject({
  voucher_no: z.string(),
  member_no: z.string(),
  coupon_no: z.string(),
  state: z.enum(VOUCHER_STATES),
  claimed_at: moment,
  expires_at: moment,
  used_at: moment.nullable(),
  order_no: z.string().nullable(),
})
export type VoucherRow = z.output<typeof VoucherRow>

/** Vouchers claimed from a template in this world, on top of those it began with. */
export const CouponClaimsRow = z.strictObject({ coupon_no: z.string(), claimed: z.int().min(0) })
export type CouponClaimsRow = z.output<typeof CouponClaimsRow>

/** Failed claims and wrong codes of a member within a period. */
export const ClaimTriesRow = z.strictObject({ member_no: z.string(), count: z.int().min(0), since: moment })
export type ClaimTriesRow = z.output<typeof ClaimTriesRow>

/** What changed about a template since the world began; without a row it is unchanged. Days count from the world's first. */
export const CouponStateRow = z.strictObject({
  coupon_no: z.string(),
  first_day: z.int().nullable(),
  last_day: z.int().nullable(),
  withdrawn: z.boolean(),
})
export type CouponStateRow = z.output<typeof CouponStateRow>

export const voucherTables = {
  vouchers: table({ schema: VoucherRow, key: 'voucher_no' }),
  coupon_claims: table({ schema: CouponClaimsRow, key: 'coupon_no' }),
  coupon_states: table({ schema: CouponStateRow, key: 'coupon_no' }),
  claim_tries: table({ schema: ClaimTriesRow, key: 'member_no' }),
}
