import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { LIMITS } from '@nusaria/contracts/limits'
import { sessionContract } from '@nusaria/contracts/session'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { defineDomain } from '../../engine/contract/domain.ts'
import { implement } from '../../engine/contract/implement.ts'
import { SEEDED_MEMBERS } from '../member/index.ts'
import type { MemberRow, SessionRow } from '../member/tables.ts'

interface MemberCtx extends WorldCtx {
  readonly member: MemberRow
  readonly token: string | null
}

/** The caller's valid sessions, the current one first, then the latest. */
function devicesOf({ db, now, member, token }: MemberCtx) {
  const isCurrent = (row: SessionRow) => row.token === token
  const rows = db.sessions.all({ member_no: member.member_no }).filter(({ expires_at }) => expires_at > now)
  rows.sort((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)) || b.created_at - a.created_at)
  const list = rows.map((row) => {
    const { session_no, browser, system, place, created_at } = row
    return { session_no, browser, system, place, signed_in_at: formatInstant(created_at), flag_current: isCurrent(row) }
  })
  return { list }
}

export const sessionRoutes = implement(sessionContract, {
  list: (_, ctx) => devicesOf(ctx),

  /** Another member's session doesn't match, so nothing ends. */
  end({ body }, ctx) {
    ctx.db.sessions.removeWhere({ member_no: ctx.member.member_no, session_no: body.session_no })
    return devicesOf(ctx)
  },

  endOthers(_, ctx) {
    ctx.db.sessions.removeWhere(({ member_no, token }) => member_no === ctx.member.member_no && token !== ctx.token)
    return devicesOf(ctx)
  },
})

/** Sari is also logged in on a computer, so that there is a device to log out. */
export function seedSessions({ db, secretRng, ids, now }: WorldCtx, { member_no }: MemberRow): void {
  if (member_no !== SEEDED_MEMBERS.sari) return
  const created_at = now - 2 * DAY
  db.sessions.insert({
    token: secretRng.token(40),
    session_no: ids.next('SE'),
    member_no,
    device: '',
    browser: 'Chrome',
    system: 'Windows',
    place: 'Bandung',
    created_at,
    expires_at: created_at + LIMITS.tokenDays * DAY,
  })
}

export const sessionDomain = defineDomain({ name: 'session', routes: sessionRoutes, seedMember: seedSessions })
