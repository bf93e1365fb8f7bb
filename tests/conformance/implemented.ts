import type { CallName } from '@nusaria/contracts/call-names'
import { allCalls, callId, type RegisteredCall } from '@nusaria/contracts/registry'
import { domains } from '@nusaria/mock-api/domains/index'

const served = new Set(domains.flatMap(({ routes }) => routes.map(({ call }) => `${call.method} ${call.path}`)))

/** The calls that the mock implements, with their full names. */
export const implemented: readonly (RegisteredCall & { readonly id: CallName })[] = allCalls()
  .filter(({ call }) => served.has(`${call.method} ${call.path}`))
  .map((registered) => ({ ...registered, id: callId(registered) as CallName }))
