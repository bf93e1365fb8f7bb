import { LIMITS } from '@nusaria/contracts/limits'
import { PHONE_RULE } from '@nusaria/contracts/patterns'
import { toDigits, toPlainText } from '@nusaria/contracts/typed-text'

/** Without country code: `+62 812-3456-7890`, `0062812…` and `62812…` give `8123456…`; `0812…` stays as it is. */
export function toPhoneDigits(text: string): string {
  const digits = toDigits(text)
  return /^\s*(tel:)?\s*(\+|00)/i.test(toPlainText(text)) ? digits.replace(/^(00)?62/, '') : digits.replace(/^62(?=0?8)/, '')
}

/** The same for a field of numbers alone, which stops at 13 digits. */
export const parsePhoneDigits = (text: string): string => toPhoneDigits(text).slice(0, LIMITS.phoneMaxLength)

export function isPhone(digits: string): boolean {
  return digits.length <= LIMITS.phoneMaxLength && PHONE_RULE.test(digits)
}

/** Whether no further digit can make it a valid number: it begins with something other than 8 or 08, or is too long. */
export function isImpossiblePhone(digits: string): boolean {
  return !/^(0?8\d{0,11}|0)?$/.test(digits)
}

/** Groups the digits: `81234567890` → `812 3456 7890`, `081234567890` → `0812 3456 7890`. */
export function formatPhone(digits: string): string {
  const first = digits.startsWith('0') ? 4 : 3
  return [digits.slice(0, first), digits.slice(first, first + 4), digits.slice(first + 4)].filter(Boolean).join(' ')
}
