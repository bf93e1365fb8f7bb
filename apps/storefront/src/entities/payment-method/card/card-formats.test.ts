import { expect, it } from 'vitest'
import { formatCardNumber, formatExpiry, parseCardNumber, parseExpiry } from './card-formats.ts'

it.each([
  ['4111 1111-1111.1111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 822463 10005'],
  ['37828224631000512', '3782 822463 10005'],
  ['55555555555544449', '5555 5555 5555 4444'],
  ['3782 8', '3782 8'],
  ['', ''],
])('shows %s as on the card: %s', (text, shown) => {
  expect(formatCardNumber(parseCardNumber(text))).toBe(shown)
})

it.each([
  ['0327', '03/27'],
  ['03/2027', '03/27'],
  ['03 / 27', '03/27'],
  ['3', '03'],
  ['1/', '01'],
  ['12', '12'],
  ['1', '1'],
  ['03/2', '03/2'],
  ['', ''],
])('reads %s as %s', (text, shown) => {
  expect(formatExpiry(parseExpiry(text))).toBe(shown)
})
