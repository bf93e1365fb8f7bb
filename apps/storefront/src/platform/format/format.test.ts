import { maskAccount, maskEmail, maskPhone } from '@nusaria/contracts/account'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, test } from 'vitest'
import { formatCompactNumber, formatNumber, formatRating, formatSearchCount } from './count.ts'
import { countdownParts, formatDate, formatDateTime } from './date.ts'
import { formatDayRange } from './day-range.ts'
import { formatRupiah, formatRupiahDigits } from './rupiah.ts'
import { formatRupiahCompact } from './short-rupiah.ts'

test('Rupiah: prefix without a space, dots between thousands', () => {
  expect(formatRupiah(18_900)).toBe('Rp18.900')
  expect(formatRupiah(0)).toBe('Rp0')
  expect(formatRupiah(-5_000)).toBe('-Rp5.000')
  expect(formatRupiahDigits(1_250_000)).toBe('1.250.000')
})

test.each([
  [950, 'Rp950'],
  [1_000, 'Rp1rb'],
  [45_900, 'Rp45,9rb'],
  [20_000, 'Rp20rb'],
  [999_949, 'Rp999,9rb'],
  [999_950, 'Rp1jt'],
  [1_250_000, 'Rp1,3jt'],
  [-15_000, '-Rp15rb'],
])('short Rupiah: %i is %s', (amount, text) => {
  expect(formatRupiahCompact(amount, 'id')).toBe(text)
})

test('short Rupiah are shortened as the language shortens numbers', () => {
  expect(formatRupiahCompact(45_900, 'en')).toBe('Rp45.9K')
  expect(formatRupiahCompact(45_900, 'zh-CN')).toBe('Rp4.6万')
  expect(formatRupiahCompact(5_000, 'zh-CN')).toBe('Rp5.000')
})

test('shortens counts, by language', () => {
  expect(formatCompactNumber(860, 'id')).toBe('860')
  expect(formatCompactNumber(12_400, 'id')).toBe('12,4rb')
  expect(formatCompactNumber(12_400, 'en')).toBe('12.4K')
  expect(formatCompactNumber(12_400, 'zh-CN')).toBe('1.2万')
  expect(formatCompactNumber(7_544, 'zh-CN')).toBe('7,544')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_499, '1K'],
  [1_500, '2K'],
  [24_600, '25K'],
])('searches: %i is %s', (count, text) => {
  expect(formatSearchCount(count, 'en')).toBe(text)
})

test('searches are shortened as each language does', () => {
  expect(formatSearchCount(24_600, 'id')).toBe('25rb')
  expect(formatSearchCount(24_600, 'zh-CN')).toBe('2.5万')
})

test('ratings keep one decimal', () => {
  expect(formatRating(5, 'id')).toBe('5,0')
  expect(formatRating(4.8, 'en')).toBe('4.8')
})

test("times are in Jakarta's time zone on every device", () => {
  expect(formatDateTime('2026-11-22T08:40:26Z')).toBe('22/11/2026 15:40:26')
  expect(formatDateTime('2026-12-31T23:59:59+07:00')).toBe('31/12/2026 23:59:59')
  expect(formatDateTime('2026-11-21T17:00:00Z')).toBe('22/11/2026 00:00:00')
  expect(formatDate('2026-11-21T17:00:00Z')).toBe('22/11/2026')
})

test('a range of days is unambiguous', () => {
  const [from, to] = ['2026-11-24T09:00:00+07:00', '2026-11-27T09:00:00+07:00'] as const
  expect(formatDayRange(from, to, 'en')).toBe('24–\u206027 Nov')
  expect(formatDayRange(from, to, 'id')).toBe('24–\u206027 Nov')
  expect(formatDayRange(from, to, 'zh-CN')).toBe('11月24日–\u206011月27日')
  expect(formatDayRange(from, from, 'zh-CN')).toBe('11月24日')
})

test('a countdown has two digits each and stops at zero', () => {
  expect(countdownParts(3_599_000)).toEqual({ hours: '00', minutes: '59', seconds: '59' })
  expect(countdownParts(90_061_000)).toEqual({ hours: '25', minutes: '01', seconds: '01' })
  expect(countdownParts(400)).toEqual({ hours: '00', minutes: '00', seconds: '01' })
  expect(countdownParts(-1)).toEqual({ hours: '00', minutes: '00', seconds: '00' })
})

test('a phone number shows its first 4 digits and those from the 9th', () => {
  expect(maskPhone('81234567890')).toBe('8123****890')
  expect(maskPhone('081234567890')).toBe('0812****7890')
  expect(maskPhone('8123')).toBe('8123')
  expect(maskPhone('812345')).toBe('8123**')
})

test('an e-mail address hides the middle of its name', () => {
  expect(maskEmail('ayu.prameswari@contoh.id')).toBe('ay***ri@contoh.id')
  expect(maskEmail('budi@example.com')).toBe('b***i@example.com')
  expect(maskEmail('a@example.com')).toBe('a***@example.com')
  expect(maskEmail('no-at')).toBe('no-at')
  expect(maskAccount('81234567890')).toBe('8123****890')
  expect(maskAccount('budi@example.com')).toBe('b***i@example.com')
})

test('numbers are written as `Intl` writes them', () => {
  const numbers = [
    0, 7, 999, 1_000, 1_049, 1_050, 7_544, 9_949, 9_950, 9_999, 12_400, 45_950, 99_949, 99_950, 123_456, 999_949, 999_950, 1_250_000,
  ]
  for (const language of LANGUAGES) {
    const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1, useGrouping: true })
    for (const number of [...numbers, 45_678_901, 999_949_999, 999_950_000, 1_234_567_890, 2_345_678_901_234]) {
      expect(formatNumber(number, language), language).toBe(number.toLocaleString(language))
      expect(formatCompactNumber(number, language), language).toBe(compact.format(number).replace(/\s/g, ''))
    }
    for (const number of [-1_234, 0.5, 1.25, 12.345, 1_234.5678])
      expect(formatNumber(number, language)).toBe(number.toLocaleString(language))
    for (let hundredths = 0; hundredths <= 500; hundredths += 1) {
      const rating = hundredths / 100
      const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
      expect(formatRating(rating, language)).toBe(rating.toLocaleString(language, decimals))
    }
  }
})
