import { LanguageCode } from '@nusaria/contracts/common'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()

/** A member. */
export const MemberRow = z.strictObject({
  member_no: z.string(),
  user_name: z.string(),
  /** Without country code and leading 0, `8…`; null when none is linked. */
  phone: z.string().nullable(),
  /** In lower case; null when none is linked. */
  email: z.string().nullable(),
  password: z.string().nullable(),
  /** Consecutive wrong passwords, at login and at a change; reset by a right one or a new password. */
  wrong_passwords: z.int().min(0),
  /** Disabled by the shop: no login, no order. */
  disabled: z.boolean(),
  /** Flagged by the shop's risk control: no login, no change of the account. */
  abnormal: z.boolean(),
  points: z.int().min(0),
  avatar_url: z.string().nullable(),
  /** `YYYY-MM-DD` */
  birthday: z.string().nullable(),
  /** When each was last changed; null: never */
  name_changed_at: moment.nullable(),
  birthday_changed_at: moment.nullable(),
  created_at: moment,
})
export type MemberRow = z.output<typeof MemberRow>

/** A session. The token is the bearer token; it ends at logout, password change or `expires_at`. */
export const SessionRow = z.strictObject({
  token: z.string(),
  /** Identifies the session where the token must not be shown. */
  session_no: z.string(),
  member_no: z.string(),
  /** The `Deviceid` that logged in; empty where none was named. */
  device: z.string(),
  /** Of the device; empty where the user agent doesn't say. */
  browser: z.string(),
  system: z.string(),
  /** The town of the login; empty where unknown. */
  place: z.string(),
  created_at: moment,
  expires_at: moment,
})
export type SessionRow = z.output<typeof SessionRow>

/** A device that opened the shop or chose a language. */
export const DeviceRow = z.strictObject({
  device_id: z.string(),
  language: LanguageCode.nullable(),
  visits: z.int().min(0),
  seen_at: moment,
})
export type DeviceRow = z.output<typeof DeviceRow>

/** Permission to change the linked phone or e-mail, after verifying it. Works once. */
export const VerifyTicketRow = z.strictObject({
  ticket: z.string(),
  member_no: z.string(),
  kind: z.enum(['phone', 'email']),
  /** The session that verified, which may use it without the ticket; empty for none. */
  session_no: z.string(),
  expires_at: moment,
})
export type VerifyTicketRow = z.output<typeof VerifyTicketRow>

export const memberTables = {
  members: table({ schema: MemberRow, key: 'member_no', hidden: ['password'] }),
  sessions: table({ schema: SessionRow, key: 'token' }),
  devices: table({ schema: DeviceRow, key: 'device_id' }),
  verify_tickets: table({ schema: VerifyTicketRow, key: 'ticket' }),
}
