/** Texts as people type and paste them, in plain characters. */

// Soft hyphen, joiners and zero-width spaces, direction marks, invisible operators, byte-order mark, variation selectors. They come along from
// chats, web pages and contact lists.
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[\ufe00-\ufe0f]/gu
const DIGIT = /\p{Nd}/u
const DIGITS = /\p{Nd}/gu
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const SPACES = /\p{Zs}/gu

/** The text without the characters that nobody sees. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Unicode has the ten digits of each script together, in order; those of two scripts may follow each other. */
function toAsciiDigit(digit: string): string {
  let before = 0
  for (let code = digit.codePointAt(0) ?? 0; DIGIT.test(String.fromCodePoint(code - 1)); code--) before++
  return String(before % 10)
}

/** The text in plain characters: those of one width, digits of all scripts as 0 to 9, hyphens and dashes as `-`, spaces as ` `, nothing invisible. */
export function toPlainText(text: string): string {
  return removeInvisible(text.normalize('NFKC')).replace(DIGITS, toAsciiDigit).replace(HYPHENS, '-').replace(SPACES, ' ')
}

/** The digits in a text, of whichever script, as 0 to 9. */
export function toDigits(text: string): string {
  return toPlainText(text).replace(/\D/g, '')
}
