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

const LENGTHS: Readonly<Record<CardBrand, readonly number[]>> = {
  visa: [13, 16, 19],
  mastercard: [16],
  jcb: [16, 17, 18, 19],
  amex: [15],
  gpn: [16, 17, 18, 19],
  unknown: [12, 13, 14, 15, 16, 17, 18, 19],
}

/** Digits of the longest card of a brand. */
export function longestCard(brand: CardBrand): number {
  return Math.max(...LENGTHS[brand])
}

/** Whether bare digits can be a card's number: as long as its brand's are, with a check digit that fits. */
export function isCardNumber(digits: string): boolean {
  return LENGTHS[cardBrand(digits)].includes(digits.length) && passesLuhn(digits)
}

/** Digits of a brand's CVN: four on the front of an Amex, three on the back of all others; null when the brand isn't known. */
export function cvnLength(brand: CardBrand): 3 | 4 | null {
  if (brand === 'unknown') return null
  return brand === 'amex' ? 4 : 3
}

/** Whether digits can be the CVN of a card of a brand. */
export function isCvn(digits: string, brand: CardBrand): boolean {
  return /^\d{3,4}$/.test(digits) && (cvnLength(brand) ?? digits.length) === digits.length
}

/** A name as banks write it on a card: no digits, no signs of code; at least one visible character. */
export const HOLDER_NAME_RULE = /^(?=.*\S)[^\d<>@#$%^&*_+=|~[\]{}\\/]{1,50}$/

/** Whether a card of month 1–12 and a four-digit year is still good at an instant (ms): until its month ends, in Jakarta (UTC+7). */
export function cardValidAt(month: number, year: number, now: number): boolean {
  return Date.UTC(year, month, 1) - 7 * 3_600_000 > now
}
