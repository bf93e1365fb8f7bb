import { cardBrand, longestCard } from '@nusaria/contracts/card-rules'

/** A card's number as it stands on the card: Amex in 4-6-5, all others in fours. */
export function formatCardNumber(digits: string): string {
  const groups = cardBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

/** The digits of a card's number as typed or pasted, as many as its brand has at most. */
export function parseCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.slice(0, longestCard(cardBrand(digits)))
}

/** `0327` → `03/27` */
export function formatExpiry(digits: string): string {
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Month and year as four digits of `03/27`, `3/`, `03 / 2027`; a first digit that can begin no month is one by itself: `3` → `03`. */
export function parseExpiry(text: string): string {
  const typed = text.replace(/\D/g, '')
  const alone = /^[2-9]/.test(typed) || /^\s*[1-9]\s*\/\s*$/.test(text)
  const digits = alone ? `0${typed}` : typed
  return (digits.length === 6 && digits.slice(2, 4) === '20' ? digits.slice(0, 2) + digits.slice(4) : digits).slice(0, 4)
}
