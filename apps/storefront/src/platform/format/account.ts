import { isEmailAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import { EMAIL_RULE, PASSWORD_RULE } from '@nusaria/contracts/patterns'
import { toPlainText } from '@nusaria/contracts/typed-text'
import { isImpossiblePhone, isPhone, toPhoneDigits } from './phone.ts'

export type AccountKind = 'phone' | 'email'

export function isEmail(text: string): boolean {
  return text.length <= LIMITS.emailMaxLength && EMAIL_RULE.test(text)
}

export function isPassword(text: string): boolean {
  return PASSWORD_RULE.test(text)
}

export interface Account {
  readonly kind: AccountKind
  /** Digits without country code, or the address. */
  readonly account: string
}

/** The characters that a field for either takes: an e-mail address may be longer than a phone number is ever written. */
function accountMaxLength(text: string): number {
  return isEmailAccount(text) ? LIMITS.emailMaxLength : LIMITS.accountInputMax
}

/** A typed or pasted account in plain characters, without what a link has around it: `tel:+62…`, `mailto:sari@contoh.id?subject=…`. */
export function toAccountText(text: string): string {
  return toPlainText(text)
    .replace(/^\s*tel:/i, '')
    .replace(/^\s*mailto:([^?]*).*$/i, '$1')
}

/** Whether a field for either says that its text is too long. It never shortens it: what is left could be the address of somebody else. */
export function isTooLong(text: string): boolean {
  const trimmed = toAccountText(text).trim()
  return trimmed.length > accountMaxLength(trimmed)
}

function looksLikePhone(text: string): boolean {
  return /^[\d\s()+.-]*$/.test(text)
}

/** The phone number or e-mail address that a field for either holds, or null while it is neither. `+62 812-…` and `0812 …` are phones. */
export function parseAccount(text: string): Account | null {
  const trimmed = toAccountText(text).trim()
  if (isEmailAccount(trimmed)) return isEmail(trimmed) ? { kind: 'email', account: trimmed } : null
  const digits = looksLikePhone(trimmed) ? toPhoneDigits(trimmed) : ''
  return isPhone(digits) ? { kind: 'phone', account: digits } : null
}

/** Whether typing on can't make it a phone number or an e-mail address. */
export function isImpossibleAccount(text: string): boolean {
  const trimmed = toAccountText(text).trim()
  if (/\s/.test(trimmed) && !looksLikePhone(trimmed)) return true
  return (
    trimmed.length > LIMITS.emailMaxLength || (isTooLong(trimmed) && looksLikePhone(trimmed) && isImpossiblePhone(toPhoneDigits(trimmed)))
  )
}
