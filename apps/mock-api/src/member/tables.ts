import { LanguageCode } from '@nusaria/contracts/common'
import { z } from 'zod'
import { table } from '../world/define.ts'

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
  disabled: z.boolean(),
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
  member_no: z.string(),
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

export const memberTables = {
  members: table({ schema: MemberRow, key: 'member_no' }),
  sessions: table({ schema: SessionRow, key: 'token' }),
  devices: table({ schema: DeviceRow, key: 'device_id' }),
}
