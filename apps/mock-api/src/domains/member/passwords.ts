import { LIMITS } from '@nusaria/contracts/limits'
import type { memberContract } from '@nusaria/contracts/member'
import { PASSWORD_RULE } from '@nusaria/contracts/patterns'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { decryptPassword } from '../../engine/crypto/read-password.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import { notifyOfAccount } from '../message/index.ts'
import type { MemberRow } from './tables.ts'

/** The result of a password check; after a wrong one, the tries left before it locks. */
export type PasswordResult = 'right' | 'locked' | { readonly left: number }

/**
 * Checks a password and counts failures: the fifth wrong one in a row locks the account, and then even the right one is refused until a
 * reset. The caller keeps the count by failing with `commitWrites`. `typed` is null when it could not be decrypted.
 */
export function checkPassword({ db }: Pick<WorldCtx, 'db'>, member: MemberRow, typed: string | null): PasswordResult {
  const { member_no, password, wrong_passwords } = member
  if (wrong_passwords >= LIMITS.passwordTries) return 'locked'
  const right = typed !== null && typed === password
  const count = right ? 0 : wrong_passwords + 1
  if (count !== wrong_passwords) db.members.update(member_no, { wrong_passwords: count })
  if (right) return 'right'
  const left = LIMITS.passwordTries - count
  return left > 0 ? { left } : 'locked'
}

/** Sets a new password: resets the count of failures, ends every session, and notifies the member. */
export function setPassword(ctx: WorldCtx, member_no: string, password: string): void {
  ctx.db.members.update(member_no, { password, wrong_passwords: 0 })
  ctx.db.sessions.removeWhere({ member_no })
  notifyOfAccount(ctx, member_no, 'password_changed')
}

type Call = typeof memberContract.updatePassword

interface PasswordCtx extends WorldCtx {
  readonly member: MemberRow
  fail(name: Call['errors'][number], detail?: FailDetail): never
}

/** Changes a password. The old one is needed where one was set. Both are RSA ciphertext. */
export async function changePassword(ctx: PasswordCtx, sent: { old_password?: string; password: string }): Promise<void> {
  const { member } = ctx
  const password = await decryptPassword(sent.password)
  if (password === null || !PASSWORD_RULE.test(password)) return ctx.fail('INVALID_PARAMETER', { field: 'password' })
  if (member.password !== null) {
    const old = await decryptPassword(sent.old_password ?? '')
    const outcome = checkPassword(ctx, member, old)
    if (outcome === 'locked') ctx.fail('TOO_MANY_FAILURES', { commitWrites: true })
    if (outcome !== 'right') ctx.fail('PASSWORD_WRONG', { field: 'old_password', params: outcome, commitWrites: true })
  }
  setPassword(ctx, member.member_no, password)
}
