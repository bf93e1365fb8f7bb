import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()

/** A started Google login: the consent page opens with it. It can be answered once. */
export const GoogleSessionRow = z.strictObject({
  session: z.string(),
  /** The device that started it; its code works only there. */
  device: z.string(),
  expires_at: moment,
})
export type GoogleSessionRow = z.output<typeof GoogleSessionRow>

/** The code that Google redirected a shopper with. Removed when used. */
export const GoogleCodeRow = z.strictObject({
  code: z.string(),
  device: z.string(),
  /** The e-mail address of the Google account, in lower case. */
  email: z.string(),
  /** Google rejects it when asked: the login fails. */
  refused: z.boolean(),
  expires_at: moment,
})
export type GoogleCodeRow = z.output<typeof GoogleCodeRow>

export const googleTables = {
  google_sessions: table({ schema: GoogleSessionRow, key: 'session' }),
  google_codes: table({ schema: GoogleCodeRow, key: 'code' }),
}
