import { isEmailAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { authContract } from '@nusaria/contracts/auth'
import type { LoginType } from '@nusaria/contracts/auth-entities'
import type { InputOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import type { Ctx } from '../../engine/contract/context.ts'
import { decryptPassword } from '../../engine/crypto/read-password.ts'
import { wasRecentlyDeleted } from '../account-deletion/deleted.ts'
import { consumeGoogleCode } from '../google/codes.ts'
import { findByAccount } from '../member/accounts.ts'
import type { PasswordResult } from '../member/passwords.ts'
import { checkPassword } from '../member/passwords.ts'
import { consumeCode } from './codes.ts'
import { countWrongAnswer, wrongAnswersOf } from './guard.ts'

type Call = typeof authContract.login
type SentBody = InputOf<Call>['body']
/** A login with defaults: fields that its type doesn't use are empty. */
type LoginBody = { readonly [K in keyof SentBody]-?: NonNullable<SentBody[K]> }

/** The specification lists the login's fields without saying which of them a type needs. */
export function withDefaults(sent: SentBody): LoginBody {
  const { channel, country_code, account, password, check_code, image_code, image_nonce } = sent
  return {
    ...sent,
    channel: channel ?? '',
    country_code: country_code ?? '',
    account: account ?? '',
    password: password ?? '',
    check_code: check_code ?? '',
    image_code: image_code ?? '',
    image_nonce: image_nonce ?? '',
  }
}

/** Proves whose account it is, or fails. Returns the phone or e-mail address. */
type Proof = (ctx: Ctx<Call>, body: LoginBody) => string | Promise<string>

/** By the code that was sent to the phone or e-mail address. */
const byCode: Proof = (ctx, { account, check_code: code, image_nonce: nonce }) => {
  consumeCode(ctx, { code_type: 1, account, code, nonce })
  return account
}

/** Counts failures for an unknown account like those of a member. */
function countUnknownAccount(ctx: Ctx<Call>, account: string): PasswordResult {
  countWrongAnswer(ctx, 'password', account)
  const left = LIMITS.passwordTries - (wrongAnswersOf(ctx, 'password', account)?.count ?? 0)
  return left > 0 ? { left } : 'locked'
}

/** By the account's password. The reply doesn't reveal whether the account exists or has a password. */
const byPassword: Proof = async (ctx, { account, password }) => {
  const typed = await decryptPassword(password)
  const member = findByAccount(ctx, account)
  if (!member && wasRecentlyDeleted(ctx, account)) ctx.fail('MEMBER_MISSING')
  const outcome: PasswordResult = member ? checkPassword(ctx, member, typed) : countUnknownAccount(ctx, normalizeAccount(account))
  if (outcome === 'locked') return ctx.fail('TOO_MANY_FAILURES', { commitWrites: true })
  if (outcome !== 'right') ctx.fail('ACCOUNT_OR_PASSWORD_WRONG', { field: 'password', params: outcome, commitWrites: true })
  return account
}

/** By the code that Google redirected the shopper with. */
const byGoogle: Proof = (ctx, { check_code }) =>
  consumeGoogleCode(ctx, check_code, ctx.device) ?? ctx.fail('LOGIN_FAILED', { field: 'check_code', commitWrites: true })

/** The proof of each login type, and the kind of account it accepts. */
const PROOFS: Readonly<Record<LoginType, readonly [proof: Proof, takes: 'phone' | 'email' | 'either' | 'none']>> = {
  1: [byPassword, 'phone'],
  2: [byPassword, 'email'],
  3: [byCode, 'phone'],
  4: [byCode, 'email'],
  5: [byGoogle, 'none'],
  6: [byCode, 'either'],
}

/** The proof for a login; null where the account isn't of the type's kind. */
export function proofFor({ login_type, account }: LoginBody): Proof | null {
  const [proof, takes] = PROOFS[login_type]
  if (takes === 'none') return proof
  if (account === '') return null
  return takes === 'either' || takes === (isEmailAccount(account) ? 'email' : 'phone') ? proof : null
}
