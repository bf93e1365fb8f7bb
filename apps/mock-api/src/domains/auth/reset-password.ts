import { isEmailAccount } from '@nusaria/contracts/account'
import type { authContract } from '@nusaria/contracts/auth'
import type { InputOf } from '@nusaria/contracts/contract'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { PASSWORD_RULE } from '@nusaria/contracts/patterns'
import type { Ctx } from '../../engine/contract/context.ts'
import { decryptPassword } from '../../engine/crypto/read-password.ts'
import { findByAccount, setPassword } from '../member/index.ts'
import { consumeCode, resolveAccount } from './codes.ts'

type Call = typeof authContract.resetPassword

/**
 * Sets a new password with a code sent to the account, or to the logged-in member's own. An invalid password doesn't use up the code. Every
 * session of the account ends, and the count of wrong passwords starts again.
 */
export async function resetPassword(ctx: Ctx<Call>, body: InputOf<Call>['body']): Promise<void> {
  const account = resolveAccount(ctx, body.account, body.update_type)
  if (body.update_type !== (isEmailAccount(account) ? '1' : '2')) ctx.fail('INVALID_PARAMETER', { field: 'update_type' })
  const password = await decryptPassword(body.password)
  if (password === null || !PASSWORD_RULE.test(password)) return ctx.fail('INVALID_PARAMETER', { field: 'password' })
  const member = findByAccount(ctx, account) ?? ctx.fail('ACCOUNT_NOT_FOUND', { field: 'account' })
  consumeCode(ctx, { code_type: CODE_TYPE.resetPassword, account, code: body.check_code, nonce: body.image_nonce })
  if (member.disabled) ctx.fail('MEMBER_DISABLED', { commitWrites: true })
  if (member.abnormal) ctx.fail('ACCOUNT_ABNORMAL', { commitWrites: true })
  setPassword(ctx, member.member_no, password)
}
