import { isEmailAccount } from '@nusaria/contracts/account'
import type { CodeType } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import type { AccountKind } from '../../shared/format/account.ts'

/** What a code is asked for: the account it goes to and what it is good for. */
export interface CodeRequest {
  /** Digits of a valid phone number or a valid e-mail address; when `linked` as `member.info` gives it, masked. */
  readonly account: string
  readonly kind: AccountKind
  /** 1 login, 2 bind a phone, 3 bind an e-mail, 4 verify the linked one, 5 password reset */
  readonly codeType: CodeType
  /** The signed-in member's own phone or e-mail, which the client knows masked only. */
  readonly linked?: boolean
}

/** The signed-in member's own account, as `member.info` gives it. */
export interface LinkedAccount {
  readonly kind: AccountKind
  readonly masked: string
}

/** 3 = phone, 4 = e-mail. */
export function accountTypeOf(kind: AccountKind): 3 | 4 {
  return kind === 'phone' ? 3 : 4
}

/** What calls take beside the account: 62 for a phone, empty for an e-mail. */
export function countryCodeOf(kind: AccountKind): typeof LIMITS.phoneCountryCode | '' {
  return kind === 'phone' ? LIMITS.phoneCountryCode : ''
}

/** The captcha's, and the reset's: '2' = phone, '1' = e-mail. */
export function typeIdOf(kind: AccountKind): '1' | '2' {
  return kind === 'phone' ? '2' : '1'
}

/** As what a login code was sent to, so that another can be. */
export function loginCodeRequest(account: string): CodeRequest {
  return { account, kind: isEmailAccount(account) ? 'email' : 'phone', codeType: 1 }
}
