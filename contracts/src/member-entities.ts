import { z } from 'zod'
import { addedField } from './added.ts'
import { Instant, PictureUrl } from './common.ts'
import { withFallback } from './fallback.ts'

export const BirthDate = z.iso.date()

/** The member as the account screens show it; phone and e-mail masked. */
export const UserInfo = z.strictObject({
  member_no: z.string(),
  user_name: withFallback(z.string()),
  avatar_url: PictureUrl.nullable(),
  /** masked; empty when none is linked */
  phone: withFallback(z.string()),
  email: withFallback(z.string()),
  /** Until when this session may change the phone without another verification; null where it has to verify first. A verified e-mail allows it, too. */
  phone_verified_until: addedField(Instant.nullable()),
  email_verified_until: addedField(Instant.nullable()),
  birthday: BirthDate.nullable(),
  /** from when name and birth date may be changed again; null = now */
  name_change_from: addedField(Instant.nullable()),
  birthday_change_from: addedField(Instant.nullable()),
  flag_password: addedField(z.boolean()),
  points: withFallback(z.int().min(0)),
  /** unused vouchers */
  voucher_count: addedField(z.int().min(0)),
  registered_at: addedField(Instant),
  account_state: addedField(z.enum(['active', 'deletion_submitted', 'deletion_processing'])),
})
export type UserInfo = z.output<typeof UserInfo>

/** The member's own details in full, for forms that would ask for them again. */
export const MemberContact = z.strictObject({
  /** Empty as long as the member has the name that the registration gave. */
  name: z.string(),
  /** empty when none is linked */
  phone: z.string(),
  email: z.string(),
})
export type MemberContact = z.output<typeof MemberContact>
