import { maskAccount } from '@nusaria/contracts/account'
import { MASKED_ACCOUNT_RULE } from '@nusaria/contracts/patterns'
import type { FailDetail } from '../../engine/contract/context.ts'
import type { MemberRow } from '../member/tables.ts'

/** The phone number or e-mail address a member has linked; null when none is. */
export function linkedAccount(member: MemberRow | null, kind: 'phone' | 'email'): string | null {
  return member?.[kind] ?? null
}

interface LinkedCtx {
  readonly member: MemberRow | null
  fail(name: 'ACCOUNT_NOT_FOUND', detail?: FailDetail): never
}

/**
 * The account a call is about: the one it names, or the member's own when the call names it masked. `type_id` says which ('2' = phone, '1'
 * = e-mail). Fails for a guest, and for a member who has another account linked or none.
 */
export function resolveAccount(ctx: LinkedCtx, account: string, type_id: '1' | '2'): string {
  if (!MASKED_ACCOUNT_RULE.test(account)) return account
  const linked = linkedAccount(ctx.member, type_id === '2' ? 'phone' : 'email')
  return linked !== null && maskAccount(linked) === account ? linked : ctx.fail('ACCOUNT_NOT_FOUND')
}
