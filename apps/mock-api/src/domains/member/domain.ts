import type { EventCtx } from '../../engine/contract/context.ts'
import { defineDomain, entityEvents } from '../../engine/contract/domain.ts'
import { memberDirectory } from './directory.ts'
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

export const memberDomain = defineDomain({
  name: 'member',
  tables: memberTables,
  routes: memberRoutes,
  events: { member: memberEvents },
  seedWorld: seedMembers,
  members: memberDirectory,
})
