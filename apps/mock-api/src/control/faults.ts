import { faultableErrors } from '@nusaria/contracts/contract'
import { ERRORS } from '@nusaria/contracts/errors'
import { SEEDED_MEMBERS } from '../domains/member/index.ts'
import type { CallRegistry } from '../engine/contract/call-registry.ts'
import type { Fault } from '../engine/world/fault-schema.ts'
import { ControlError } from './control-error.ts'

/** A fault with its call under the full name and its member's number. Throws 400 when it doesn't fit the contract: no such call, or a code the call doesn't declare. */
export function validateFault(calls: CallRegistry, fault: Fault, at: number): Fault {
  const names = calls.resolve(fault.call)
  const [name] = names
  if (name === undefined) throw new ControlError(400, `list.${at}.call: there is no call "${fault.call}"`)
  if (names.length > 1) throw new ControlError(400, `list.${at}.call: "${fault.call}" may mean ${names.join(' or ')}`)
  if ('reply' in fault) {
    const call = calls.get(name)
    const codes = call ? faultableErrors(call).map((error) => ERRORS[error].code as number) : []
    if (!codes.includes(fault.reply)) {
      throw new ControlError(400, `list.${at}.reply: ${name} does not declare ${fault.reply}; it declares ${codes.join(', ')}`)
    }
  }
  const { member } = fault
  const number = member !== undefined && Object.hasOwn(SEEDED_MEMBERS, member) && SEEDED_MEMBERS[member as keyof typeof SEEDED_MEMBERS]
  return { ...fault, call: name, ...(number ? { member: number } : {}) }
}
