import { LanguageCode } from '@nusaria/contracts/common'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()

/** A member as the world keeps it. */
export const MemberRow = z.strictObject({
  member_no: z.string(),
  user_name: z.string(),
  /** Without country code and leading 0, `8…`; null when none is linked. */
  phone: z.string().nullable(),
  /** In lower case; null when none is linked. */
  email: z.string().nullable(),
  password: z.string().nullable(),
  /** Wrong passwords in a row, at login and at a change; a right one or a reset begins anew. */
  wrong_passwords: z.int().min(0),
  /** Closed by the shop: no login, no order. */
  disabled: z.boolean(),
  /** Held by the shop's risk control: no login, no change of the account. */
  abnormal: z.boolean(),
  points: z.int().min(0),
  avatar_url: z.string().nullable(),
  /** `YYYY-MM-DD` */
  birthday: z.string().nullable(),
  /** When each was changed last; null: never */
  name_changed_at: moment.nullable(),
  birthday_changed_at: moment.nullable(),
  created_at: moment,
})
export type MemberRow = z.output<typeof MemberRow>

/** A login. The token is what travels as the bearer; it ends at logout, password change or `expires_at`. */
export const SessionRow = z.strictObject({
  token: z.string(),
  /** Names the session where the token must not be seen. */
  session_no: z.string(),
  member_no: z.string(),
  /** Of the device it was opened on; empty where the user agent doesn't tell. */
  browser: z.string(),
  system: z.string(),
  /** The town of the login; empty where it isn't known. */
  place: z.string(),
  created_at: moment,
  expires_at: moment,
})
export type SessionRow = z.output<typeof SessionRow>

/** A device that has opened the shop or chosen a language. */
export const DeviceRow = z.strictObject({
  device_id: z.string(),
  language: LanguageCode.nullable(),
  visits: z.int().min(0),
  seen_at: moment,
})
export type DeviceRow = z.output<typeof DeviceRow>

/** Leave to change the linked phone or e-mail, for who has just shown it is theirs. Serves once. */
export const VerifyTicketRow = z.strictObject({
  ticket: z.string(),
  member_no: z.string(),
  kind: z.enum(['phone', 'email']),
  expires_at: moment,
})
export type VerifyTicketRow = z.output<typeof VerifyTicketRow>

export const memberTables = {
  members: table({ schema: MemberRow, key: 'member_no', hidden: ['password'] }),
  sessions: table({ schema: SessionRow, key: 'token' }),
  devices: table({ schema: DeviceRow, key: 'device_id' }),
  verify_tickets: table({ schema: VerifyTicketRow, key: 'ticket' }),
}
