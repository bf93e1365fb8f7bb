import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** ms of the world's clock */
const moment = z.number()

/** A sign-in that was begun: what the consent page is opened with. It is answered once. */
export const GoogleSessionRow = z.strictObject({
  session: z.string(),
  /** The device that began it; only there its code signs in. */
  device: z.string(),
  expires_at: moment,
})
export type GoogleSessionRow = z.output<typeof GoogleSessionRow>

/** What Google sent a shopper back with. Gone when it was used. */
export const GoogleCodeRow = z.strictObject({
  code: z.string(),
  device: z.string(),
  /** Whose Google account, in lower case. */
  email: z.string(),
  /** Google won't know of it when asked: the sign-in fails. */
  refused: z.boolean(),
  expires_at: moment,
})
export type GoogleCodeRow = z.output<typeof GoogleCodeRow>

export const googleTables = {
  google_sessions: table({ schema: GoogleSessionRow, key: 'session' }),
  google_codes: table({ schema: GoogleCodeRow, key: 'code' }),
}
