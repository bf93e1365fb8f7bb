import type { EventCtx } from '../kernel/ctx.ts'
import { entityEvents } from '../kernel/domain.ts'
import type { MemberRow } from './tables.ts'

type Mark = 'disabled' | 'abnormal'

/** Sets or takes away a mark of the shop's; it isn't legal where nothing would change. */
function mark(name: Mark, value: boolean) {
  return (ctx: EventCtx, member: MemberRow): void => {
    if (member[name] === value) ctx.illegal(`it is ${value ? '' : 'not '}${name}`)
    ctx.db.members.update(member.member_no, { [name]: value })
  }
}

/** Events of a member for the control API, all of the merchant's side. */
export const memberEvents = entityEvents('members', {
  disable: mark('disabled', true),
  enable: mark('disabled', false),
  flag: mark('abnormal', true),
  clear: mark('abnormal', false),
  sign_out({ db }, { member_no }) {
    db.sessions.removeWhere({ member_no })
  },
})
