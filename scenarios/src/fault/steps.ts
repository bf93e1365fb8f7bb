import type { FormName } from '../dsl/fault-verbs.ts'
import { shopper, world } from '../dsl/index.ts'
import type { MemberName } from '../dsl/members.ts'

/** The session ends in the middle of a form; after logging in the form is as it was, and goes out. */
export const outlives = (member: MemberName, form: FormName) => [
  shopper.fills(form),
  world.endsSessions(member),
  shopper.submits(form).fails('SESSION_EXPIRED'),
  shopper.logsInAgain(member),
  shopper.findsFilled(form),
  shopper.submits(form),
]
