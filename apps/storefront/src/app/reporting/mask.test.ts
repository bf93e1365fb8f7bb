import { expect, test } from 'vitest'
import { mask } from './mask.ts'
import { describeError } from './observe.ts'

test.each([
  ['a phone number', 'No account with 0812-3456-7890', 'No account with …'],
  ['an e-mail address', 'sari@example.com is taken', '…@… is taken'],
  ['the query of an address', 'Failed to fetch https://shop.example/x?phone=0812', 'Failed to fetch https://shop.example/x?…'],
  ['a token', 'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6', 'Bearer …'],
])('a report leaves out %s', (_, text, masked) => {
  expect(mask(text)).toBe(masked)
})

test('a report keeps short numbers and words', () => {
  expect(mask('price: expected number, came string; page 12 of 40')).toBe('price: expected number, came string; page 12 of 40')
})

test('an error is reported with its name, its text and the places in scripts, without addresses', () => {
  const error = new TypeError('Cannot read 08123456789')
  error.stack = 'TypeError: x\n  at a (https://shop.example/assets/cart-Ab1.js?v=1:10:7)\n  at https://shop.example/assets/shop-Cd2.js:1:99'
  expect(describeError(error)).toEqual({ error: 'TypeError: Cannot read …', stack: ['cart-Ab1.js:10:7', 'shop-Cd2.js:1:99'] })
})

test('what is thrown without being an error is reported, too', () => {
  expect(describeError('no connection')).toEqual({ error: 'no connection', stack: [] })
})
