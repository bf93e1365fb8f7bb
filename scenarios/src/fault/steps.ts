import type { FormName } from '../dsl/fault-verbs.ts'
import { shopper, world } from '../dsl/index.ts'
import type { MemberName } from '../dsl/members.ts'

/** The session ends while a form is open; after login the form is unchanged and can be sent. */
export const outlives = (member: MemberName, form: FormName) => [
  shopper.fillsForm(form),
  world.endsSessions(member),
  shopper.submitsForm(form).fails('SESSION_EXPIRED'),
  shopper.logsInAgain(member),
  shopper.seesFormKept(form),
  shopper.submitsForm(form),
]
