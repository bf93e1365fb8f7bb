import { z } from 'zod'
import { Email, Phone } from './rules.ts'

/** 12 to 19 digits without spaces; the check digit (Luhn) is a rule of its own. */
export const CARD_NUMBER_RULE = /^\d{12,19}$/
/** `MM/YY` */
export const CARD_EXPIRY_RULE = /^(0[1-9]|1[0-2])\/\d{2}$/
export const CVN_RULE = /^\d{3,4}$/
/** Number of a bank account that refunds go to. */
export const ACCOUNT_NUMBER_RULE = /^\d{8,19}$/

export const BankCode = z.string().regex(/^[a-z0-9_]{2,20}$/)
export const EwalletCode = z.string().regex(/^[a-z0-9_]{2,20}$/)

/** Who a card belongs to. */
export const cardHolder = {
  first_name: z.string().min(1).max(40),
  last_name: z.string().min(1).max(40),
  phone: Phone,
  email: Email,
} as const

/** A card as it is typed: never stored whole, never logged. */
export const CardInput = z.strictObject({
  bank_code: BankCode,
  card_number: z.string().regex(CARD_NUMBER_RULE),
  expiry_date: z.string().regex(CARD_EXPIRY_RULE),
  cvn: z.string().regex(CVN_RULE),
  ...cardHolder,
})
export type CardInput = z.output<typeof CardInput>

/** Whether a card number's check digit fits (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

export const CARD_BRANDS = ['visa', 'mastercard', 'jcb', 'amex', 'gpn', 'unknown'] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

/** The brand a card number begins like; right from the first digits typed. */
export function cardBrand(digits: string): CardBrand {
  if (/^4/.test(digits)) return 'visa'
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)) return 'mastercard'
  if (/^35(2[89]|[3-8])/.test(digits)) return 'jcb'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^(1946|50|56|58|6[03])/.test(digits)) return 'gpn'
  return 'unknown'
}

/** Whether a card of `MM/YY` is still good at an instant (ms): until its month ends, in Jakarta (UTC+7, no daylight saving). */
export function cardValidAt(expiry: string, now: number): boolean {
  const month = Number(expiry.slice(0, 2))
  const year = 2000 + Number(expiry.slice(3))
  return Date.UTC(year, month, 1) - 7 * 3_600_000 > now
}
