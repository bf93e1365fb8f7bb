import fc from 'fast-check'
import { expect, it } from 'vitest'
import { removeInvisible, toDigits, toPlainText } from './typed-text.ts'

it('reads the decimal digits of every script', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
  const digits = all.filter((character) => /\p{Nd}/u.test(character))
  // Each script has ten of them, in order.
  expect(digits.length).toBeGreaterThan(600)
  expect(digits.map(toDigits)).toEqual(digits.map((_, at) => String(at % 10)))
})

it.each([
  ['full width', '０８１２'],
  ['Arabic', '٠٨١٢'],
  ['Persian', '۰۸۱۲'],
  ['Devanagari', '०८१२'],
  ['Thai', '๐๘๑๒'],
  ['mathematical', '𝟎𝟖𝟏𝟐'],
])('reads digits: %s', (_, typed) => {
  expect(toDigits(typed)).toBe('0812')
})

const INVISIBLE = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202c', '\u202d', '\u202e', '\u2060', '\u2064'],
  ...['\u2066', '\u2069', '\ufeff', '\u00ad', '\ufe00', '\ufe0d', '\ufe0f'],
]

it('drops invisible characters, wherever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...INVISIBLE), fc.stringMatching(/^[\d a-z@.+-]{0,3}$/))), (parts) => {
      const visible = parts.map(([, text]) => text).join('')
      const typed = parts.flat().join('')
      expect([removeInvisible(typed), toPlainText(typed)]).toEqual([visible, visible])
    }),
  )
})

it('writes hyphens of all kinds as one, and spaces of all kinds', () => {
  expect(toPlainText('1‐2‑3‒4–5—6―7−8﹘9﹣0－1')).toBe('1-2-3-4-5-6-7-8-9-0-1')
  expect(toPlainText('1\u00a02\u20073\u202f4\u30005')).toBe('1 2 3 4 5')
})

it('is the same when it is read again, and leaves plain text as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(toPlainText(toPlainText(text))).toBe(toPlainText(text))
      expect(toDigits(text)).toMatch(/^\d*$/)
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[\x20-\x7e\n\t]{0,40}$/), (text) => {
      expect(toPlainText(text)).toBe(text)
    }),
  )
})
