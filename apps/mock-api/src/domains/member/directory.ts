import type { MemberDirectory } from '../../engine/contract/domain.ts'

/** How the engine finds a member: by the token of a session, or by number. */
export const memberDirectory: MemberDirectory = {
  signedIn(db, token, now) {
    const session = db.sessions.get(token)
    return session && session.expires_at > now ? db.members.get(session.member_no) : undefined
  },
  find: (db, member_no) => db.members.get(member_no),
  all: (db) => db.members.all(),
}
