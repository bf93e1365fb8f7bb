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

/** Whether a card of month 1–12 and a four-digit year is still good at an instant (ms): until its month ends, in Jakarta (UTC+7). */
export function cardValidAt(month: number, year: number, now: number): boolean {
  return Date.UTC(year, month, 1) - 7 * 3_600_000 > now
}
