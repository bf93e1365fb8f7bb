import { cardBrand, longestCard } from '@nusaria/contracts/card-rules'

/** Groups a card number as printed on the card: Amex 4-6-5, all others in fours. */
export function formatCardNumber(digits: string): string {
  const groups = cardBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

/** The digits of a typed or pasted card number, cut to the longest number of its brand. */
export function parseCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.slice(0, longestCard(cardBrand(digits)))
}

/** `0327` → `03/27` */
export function formatExpiry(digits: string): string {
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** `03/27`, `03 / 2027` → `0327`. A month of one digit gets its zero when it can't be the start of a longer one: `3` → `03`, `1/` → `01`. */
export function parseExpiry(text: string): string {
  const typed = text.replace(/\D/g, '')
  const alone = /^[2-9]/.test(typed) || /^\s*[1-9]\s*\/\s*$/.test(text)
  const digits = alone ? `0${typed}` : typed
  return (digits.length === 6 && digits.slice(2, 4) === '20' ? digits.slice(0, 2) + digits.slice(4) : digits).slice(0, 4)
}
