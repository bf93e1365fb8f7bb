import { memberContract } from '@nusaria/contracts/member'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { headersFor } from '../../shared/api/base-query.ts'
import { reportContractViolation, validateStrictly } from '../../shared/api/contract-check.ts'
import { requestOf } from '../../shared/api/request.ts'
import { send } from '../../shared/api/send.ts'
import type { UserInfoRoot } from '../../shared/state/user-info.ts'

/** Whose a Token is; that it is nobody's; or that nobody could be asked. */
export type TokenVerification = UserInfo | 'refused' | 'unknown'

function isMember(data: unknown): data is UserInfo {
  return typeof data === 'object' && data !== null && typeof (data as Partial<UserInfo>).member_no === 'string'
}

/** Asks the server whose a Token is, with it as bearer, before it becomes the session. Never rejects; no failure shows. */
export async function verifyToken(state: UserInfoRoot, token: string): Promise<TokenVerification> {
  // Characters that no header can carry: no server gave it.
  if (!/^[\x21-\x7e]+$/.test(token)) return 'refused'
  const call = memberContract.info
  const headers = headersFor(call, state, token)
  const outcome = await send(call, requestOf(call), headers, new AbortController().signal)
  if ('error' in outcome) return outcome.error.kind === 'session' || outcome.error.kind === 'business' ? 'refused' : 'unknown'
  if (await validateStrictly('member.info', 'reply', outcome.data)) return 'unknown'
  reportContractViolation('member.info', outcome.data)
  return isMember(outcome.data) ? outcome.data : 'unknown'
}
