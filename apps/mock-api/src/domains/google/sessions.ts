import type { authContract } from '@nusaria/contracts/auth'
import type { GoogleSession } from '@nusaria/contracts/auth-entities'
import type { InputOf } from '@nusaria/contracts/contract'
import type { FailDetail, WorldCtx } from '../../engine/contract/context.ts'
import { MINUTE } from '../../lib/time.ts'
import { googleAccounts } from './accounts.ts'
import { issueGoogleCode, KEY_LENGTH } from './codes.ts'
import type { GoogleSessionRow } from './tables.ts'

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
export function startGoogleSignIn({ db, rng, now }: WorldCtx, device: string): { url: string } {
  db.google_sessions.removeWhere((row) => row.expires_at <= now)
  const { session } = db.google_sessions.insert({ session: rng.token(KEY_LENGTH), device, expires_at: now + OPEN })
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
