import { z } from 'zod'
import { Instant, PictureUrl } from './common.ts'

export const BirthDate = z.iso.date()

/** The member as the account screens show it; phone and e-mail masked. */
export const UserInfo = z.strictObject({
  member_no: z.string(),
  user_name: z.string(),
  avatar_url: PictureUrl.nullable(),
  /** masked; empty when none is linked */
  phone: z.string(),
  email: z.string(),
  birthday: BirthDate.nullable(),
  /** from when name and birth date may be changed again; null = now */
  name_change_from: Instant.nullable(),
  birthday_change_from: Instant.nullable(),
  flag_password: z.boolean(),
  points: z.int().min(0),
  /** unused vouchers */
  voucher_count: z.int().min(0),
  registered_at: Instant,
  account_state: z.enum(['active', 'deletion_submitted', 'deletion_processing']),
})
export type UserInfo = z.output<typeof UserInfo>
