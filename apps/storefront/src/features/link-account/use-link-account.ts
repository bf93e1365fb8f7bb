import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { profileApi } from '../../entities/member/profile-api.ts'
import type { SensitiveResult } from '../../shared/api/use-sensitive-mutation.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { verifyTicket } from './verify-ticket.ts'

/** What a phone or an e-mail is linked with. */
export interface LinkAccountArgs {
  readonly account: string
  readonly code: string
}

/** Links a phone or an e-mail; with the ticket of the one linked before, if it was verified. */
export function useLinkAccount(kind: AccountKind, member_no: string): (binding: LinkAccountArgs) => Promise<SensitiveResult<UserInfo>> {
  const [updateMobile] = useSensitiveMutation(profileApi.endpoints.memberUpdateMobile)
  const [updateEmail] = useSensitiveMutation(profileApi.endpoints.memberUpdateEmail)
  return ({ account, code }) => {
    const verify_ticket = verifyTicket.get(kind, member_no)
    const proof = { check_code: code, ...(verify_ticket ? { verify_ticket } : {}) }
    if (kind === 'email') return updateEmail({ email: account, ...proof })
    return updateMobile({ phone: account, country_code: LIMITS.phoneCountryCode, ...proof })
  }
}
