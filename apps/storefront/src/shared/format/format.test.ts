import { expect, test } from 'vitest'
import { ratingText, searchCount, shortCount } from './count.ts'
import { dateOnly, dateTime, timeLeft } from './date.ts'
import { dayRange } from './day-range.ts'
import { maskAccount, maskEmail, maskPhone } from './mask.ts'
import { rupiah, rupiahDigits, rupiahShort } from './rupiah.ts'

test('Rupiah: prefix without a space, dots between thousands', () => {
  expect(rupiah(18_900)).toBe('Rp18.900')
  expect(rupiah(0)).toBe('Rp0')
  expect(rupiah(-5_000)).toBe('-Rp5.000')
  expect(rupiahDigits(1_250_000)).toBe('1.250.000')
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
  expect(rupiahShort(amount)).toBe(text)
})

test('counts in few signs, by language', () => {
  expect(shortCount(860, 'id')).toBe('860')
  expect(shortCount(12_400, 'id')).toBe('12,4rb')
  expect(shortCount(12_400, 'en')).toBe('12.4K')
  expect(shortCount(12_400, 'zh-CN')).toBe('1.2万')
  expect(shortCount(7_544, 'zh-CN')).toBe('7,544')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_499, '1K'],
  [1_500, '2K'],
  [24_600, '25K'],
])('searches: %i is %s', (count, text) => {
  expect(searchCount(count)).toBe(text)
})

test('ratings keep one decimal', () => {
  expect(ratingText(5, 'id')).toBe('5,0')
  expect(ratingText(4.8, 'en')).toBe('4.8')
})

test('times are those of Jakarta, wherever the device is', () => {
  expect(dateTime('2026-11-22T08:40:26Z')).toBe('22/11/2026 15:40:26')
  expect(dateTime('2026-12-31T23:59:59+07:00')).toBe('31/12/2026 23:59:59')
  expect(dateTime('2026-11-21T17:00:00Z')).toBe('22/11/2026 00:00:00')
  expect(dateOnly('2026-11-21T17:00:00Z')).toBe('22/11/2026')
})

test('a range of days can only be read in one way', () => {
  const [from, to] = ['2026-11-24T09:00:00+07:00', '2026-11-27T09:00:00+07:00'] as const
  expect(dayRange(from, to, 'en')).toBe('24–27 Nov')
  expect(dayRange(from, to, 'id')).toBe('24–27 Nov')
  expect(dayRange(from, to, 'zh-CN')).toBe('11月24日–11月27日')
  expect(dayRange(from, from, 'zh-CN')).toBe('11月24日')
})

test('a countdown has two digits each and stops at zero', () => {
  expect(timeLeft(3_599_000)).toEqual({ hours: '00', minutes: '59', seconds: '59' })
  expect(timeLeft(90_061_000)).toEqual({ hours: '25', minutes: '01', seconds: '01' })
  expect(timeLeft(400)).toEqual({ hours: '00', minutes: '00', seconds: '01' })
  expect(timeLeft(-1)).toEqual({ hours: '00', minutes: '00', seconds: '00' })
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
