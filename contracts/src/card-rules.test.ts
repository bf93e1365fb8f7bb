import { describe, expect, it } from 'vitest'
import { cardBrand, cardValidAt, HOLDER_NAME_RULE, isCardNumber, isCvn, longestCard, passesLuhn } from './card-rules.ts'

describe('card rules', () => {
  it('checks the check digit', () => {
    expect(passesLuhn('4111111111111111')).toBe(true)
    expect(passesLuhn('4111111111111112')).toBe(false)
    expect(passesLuhn('')).toBe(false)
  })

  it.each([
    ['4', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['3530', 'jcb'],
    ['3782', 'amex'],
    ['6013', 'gpn'],
    ['', 'unknown'],
  ])('returns the brand of %s', (digits, brand) => {
    expect(cardBrand(digits)).toBe(brand)
  })

  it.each([
    ['4111111111111111', true],
    ['4222222222222', true],
    ['41111111111111111', false],
    ['378282246310005', true],
    ['3782822463100050', false],
    ['5555555555554444', true],
    ['4111111111111112', false],
    ['', false],
  ])('%s is a card number: %s', (digits, fits) => {
    expect(isCardNumber(digits)).toBe(fits)
  })

  it('has the length of number and CVN of each brand', () => {
    expect([longestCard('amex'), longestCard('mastercard'), longestCard('visa')]).toEqual([15, 16, 19])
    expect([isCvn('123', 'visa'), isCvn('1234', 'visa'), isCvn('1234', 'amex'), isCvn('123', 'amex')]).toEqual([true, false, true, false])
    expect([isCvn('123', 'unknown'), isCvn('1234', 'unknown'), isCvn('12', 'unknown')]).toEqual([true, true, false])
  })

  it.each([
    ['Sari', true],
    ["Ma'ruf Abdul-Aziz Jr.", true],
    ['小明', true],
    ['  ', false],
    ['S4ri', false],
    ['<b>', false],
    ['a'.repeat(51), false],
  ])('%s is a name on a card: %s', (name, fits) => {
    expect(HOLDER_NAME_RULE.test(name)).toBe(fits)
  })

  it('is valid until the end of its month in Jakarta', () => {
    expect(cardValidAt(2, 2026, Date.parse('2026-02-28T23:59:59+07:00'))).toBe(true)
    expect(cardValidAt(2, 2026, Date.parse('2026-03-01T00:00:00+07:00'))).toBe(false)
    expect(cardValidAt(12, 2026, Date.parse('2026-12-31T23:59:59+07:00'))).toBe(true)
  })
})
