import type { Complete } from '@nusaria/contracts/added'
import type { Session } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY } from '../../lib/time.ts'
import { deviceNameOf } from '../session/user-agent.ts'

/** Characters of a token: impossible to guess, short enough for a header. */
const TOKEN_LENGTH = 40

/** Opens a session for seven days of the world's clock. */
export function openSession(
  { db, rng, ids, now }: WorldCtx,
  member_no: string,
  flag_registered: boolean,
  userAgent: string,
): Complete<Session> {
  const member = db.members.get(member_no)
  if (!member) throw new Error(`There is no member ${member_no}`)
  const token = rng.token(TOKEN_LENGTH)
  const session_no = ids.next('SE')
  const expires_at = now + LIMITS.tokenDays * DAY
  db.sessions.insert({ token, session_no, member_no, ...deviceNameOf(userAgent), place: '', created_at: now, expires_at })
  return { auth_token: token, member_no, user_name: member.user_name, points: member.points, flag_registered }
}
