import { z } from 'zod'
import { table } from '../world/define.ts'

/** A member as the world keeps it. */
export const MemberRow = z.strictObject({
  member_no: z.string(),
  user_name: z.string(),
  /** Without country code, `8…`; null when none is linked. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  password: z.string().nullable(),
  disabled: z.boolean(),
  points: z.int().min(0),
  /** ms of the world's clock */
  created_at: z.number(),
})
export type MemberRow = z.output<typeof MemberRow>

/** A login. The token is what travels as the bearer; it ends at logout, password change or `expires_at`. */
export const SessionRow = z.strictObject({
  token: z.string(),
  member_no: z.string(),
  /** ms of the world's clock */
  created_at: z.number(),
  expires_at: z.number(),
})
export type SessionRow = z.output<typeof SessionRow>

export const memberTables = {
  members: table({ schema: MemberRow, key: 'member_no' }),
  sessions: table({ schema: SessionRow, key: 'token' }),
}
