import type { EventCtx } from '../../engine/contract/context.ts'
import { defineDomain, entityEvents, type MemberDirectory } from '../../engine/contract/domain.ts'
import { memberRoutes } from './handlers.ts'
import { seedMembers } from './seed.ts'
import { type MemberRow, memberTables } from './tables.ts'

type MemberFlag = 'disabled' | 'abnormal'

/** Sets or clears a flag of a member; illegal where nothing would change. */
function setFlag(name: MemberFlag, value: boolean) {
  return (ctx: EventCtx, member: MemberRow): void => {
    if (member[name] === value) ctx.illegal(`it is ${value ? '' : 'not '}${name}`)
    ctx.db.members.update(member.member_no, { [name]: value })
  }
}

/** Events of a member for the control API, all of the merchant. */
export const memberEvents = entityEvents('members', {
  disable: setFlag('disabled', true),
  enable: setFlag('disabled', false),
  flag: setFlag('abnormal', true),
  clear: setFlag('abnormal', false),
  sign_out({ db }, { member_no }) {
    db.sessions.removeWhere({ member_no })
  },
})

/** How the engine finds a member: by the token of a session, or by number. */
const memberDirectory: MemberDirectory = {
  signedIn(db, token, now) {
    const session = db.sessions.get(token)
    return session && session.expires_at > now ? db.members.get(session.member_no) : undefined
  },
  find: (db, member_no) => db.members.get(member_no),
  all: (db) => db.members.all(),
}

export const memberDomain = defineDomain({
  name: 'member',
  tables: memberTables,
  routes: memberRoutes,
  events: { member: memberEvents },
  seedWorld: seedMembers,
  members: memberDirectory,
})
