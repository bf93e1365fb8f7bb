import { MINUTE } from '@nusaria/catalogue/lib/time'
import { normalizeAccount } from '@nusaria/contracts/account'
import type { authContract } from '@nusaria/contracts/auth'
import type { GoogleSession } from '@nusaria/contracts/auth-entities'
import type { InputOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import type { GoogleSessionRow } from './tables.ts'

/** Google accounts on every device of the mock: those of the seeded members, and one unknown to the shop. */
export const googleAccounts: GoogleSession['accounts'] = [
  { name: 'Sari Wulandari', email: 'sari@example.com' },
  { name: 'Budi Santoso', email: 'budi@example.com' },
  { name: 'Dewi Anggraini', email: 'dewi@example.com' },
  { name: 'Agus Pratama', email: 'agus@example.com' },
  { name: 'Putri Maharani', email: 'putri@example.com' },
  { name: 'Rangga Saputra', email: 'rangga.saputra@example.com' },
]

/** Characters of a session and of a code: impossible to guess. */
export const KEY_LENGTH = 40

/** Issues a code for the chosen account. `refused` makes one that fails. */
export function issueGoogleCode({ db, secretRng, now }: WorldCtx, of: { device: string; email: string; refused: boolean }): string {
  db.google_codes.removeWhere((row) => row.expires_at <= now)
  const code = secretRng.token(KEY_LENGTH)
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

/** How long the consent page stays valid, ms. */
const OPEN = 30 * MINUTE
/** The stand-in page's path on the shop's own origin. A real backend returns Google's URL. */
const PAGE = '/google/'
/** Where Google redirects to. */
const RETURN = '/login'

interface GoogleCtx extends WorldCtx {
  fail(name: 'LOGIN_FAILED', detail?: FailDetail): never
}

/** Starts a login with Google on a device. */
export function startGoogleSignIn({ db, secretRng, now }: WorldCtx, device: string): { url: string } {
  db.google_sessions.removeWhere((row) => row.expires_at <= now)
  const { session } = db.google_sessions.insert({ session: secretRng.token(KEY_LENGTH), device, expires_at: now + OPEN })
  return { url: `${PAGE}?${new URLSearchParams({ session })}` }
}

/** A session that is not answered yet; fails otherwise. */
function requireOpenSession(ctx: GoogleCtx, session: string): GoogleSessionRow {
  const row = ctx.db.google_sessions.get(session)
  return row && row.expires_at > ctx.now ? row : ctx.fail('LOGIN_FAILED', { field: 'session' })
}

/** The content of the consent page. */
export function googleSessionView(ctx: GoogleCtx, key: string): GoogleSession {
  const { session } = requireOpenSession(ctx, key)
  return { session, accounts: googleAccounts, return_path: RETURN }
}

/** Stores the choice on the consent page, once. Returns where to redirect. */
export function answerGoogleConsent(
  ctx: GoogleCtx,
  { session, choice, email }: InputOf<typeof authContract.googleConsent>['body'],
): { return_path: string } {
  const { device } = requireOpenSession(ctx, session)
  if (choice !== 'deny' && email === '') ctx.fail('LOGIN_FAILED', { field: 'email' })
  ctx.db.google_sessions.remove(session)
  if (choice === 'deny') return { return_path: `${RETURN}?error=access_denied` }
  const code = issueGoogleCode(ctx, { device, email, refused: choice === 'fail' })
  return { return_path: `${RETURN}?${new URLSearchParams({ code })}` }
}
