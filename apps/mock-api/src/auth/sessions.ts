import type { Session } from '@nusaria/contracts/auth'
import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../kernel/ctx.ts'
import { DAY } from '../kernel/time.ts'
import type { MemberRow } from '../member/tables.ts'

/** Characters of a token: beyond guessing, short enough for a header. */
const TOKEN_LENGTH = 40

/** Lets a member in for seven days of the world's clock. */
export function openSession({ db, rng, now }: WorldCtx, member: MemberRow, flag_registered: boolean): Session {
  const token = rng.token(TOKEN_LENGTH)
  db.sessions.insert({ token, member_no: member.member_no, created_at: now, expires_at: now + LIMITS.tokenDays * DAY })
  return { auth_token: token, member_no: member.member_no, user_name: member.user_name, points: member.points, flag_registered }
}
