import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { SensitiveReply } from '../../shared/api/use-sensitive.ts'
import { useSensitive } from '../../shared/api/use-sensitive.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { profileApi } from './profile-api.ts'
import { verifyTicket } from './verify-ticket.ts'

/** What a phone or an e-mail is linked with. */
export interface Binding {
  readonly account: string
  readonly code: string
}

/** Links a phone or an e-mail; with the ticket of the one linked before, if it was verified. */
export function useBind(kind: AccountKind, member_no: string): (binding: Binding) => Promise<SensitiveReply<UserInfo>> {
  const [updateMobile] = useSensitive(profileApi.endpoints.memberUpdateMobile)
  const [updateEmail] = useSensitive(profileApi.endpoints.memberUpdateEmail)
  return ({ account, code }) => {
    const verify_ticket = verifyTicket.of(kind, member_no)
    const proof = { check_code: code, ...(verify_ticket ? { verify_ticket } : {}) }
    if (kind === 'email') return updateEmail({ email: account, ...proof })
    return updateMobile({ phone: account, country_code: LIMITS.phoneCountryCode, ...proof })
  }
}
