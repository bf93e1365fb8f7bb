import { normalizeAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { MINUTE } from '../../lib/time.ts'

/** Characters of a session and of a code: impossible to guess. */
export const KEY_LENGTH = 40

/** Issues a code for the chosen account. `refused` makes one that fails. */
export function issueGoogleCode({ db, rng, now }: WorldCtx, of: { device: string; email: string; refused: boolean }): string {
  db.google_codes.removeWhere((row) => row.expires_at <= now)
  const code = rng.token(KEY_LENGTH)
  const { device, email, refused } = of
  db.google_codes.insert({ code, device, email: normalizeAccount(email), refused, expires_at: now + LIMITS.codeMinutes * MINUTE })
  return code
}

/** The e-mail address of a code; null where it is invalid. On its own device a code works once. */
export function consumeGoogleCode({ db, now }: WorldCtx, code: string, device: string): string | null {
  const row = db.google_codes.get(code)
  if (!row || row.device !== device) return null
  db.google_codes.remove(code)
  return row.refused || row.expires_at <= now ? null : row.email
}
