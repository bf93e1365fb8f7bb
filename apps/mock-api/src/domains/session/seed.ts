import { LIMITS } from '@nusaria/contracts/limits'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY } from '../../lib/time.ts'
import { SEEDED_MEMBERS } from '../member/seed.ts'
import type { MemberRow } from '../member/tables.ts'

/** Sari is also logged in on a computer, so that there is a device to log out. */
export function seedSessions({ db, rng, ids, now }: WorldCtx, { member_no }: MemberRow): void {
  if (member_no !== SEEDED_MEMBERS.sari) return
  const created_at = now - 2 * DAY
  db.sessions.insert({
    token: rng.token(40),
    session_no: ids.next('SE'),
    member_no,
    browser: 'Chrome',
    system: 'Windows',
    place: 'Bandung',
    created_at,
    expires_at: created_at + LIMITS.tokenDays * DAY,
  })
}
