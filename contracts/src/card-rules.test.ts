import { describe, expect, it } from 'vitest'
import { cardBrand, cardValidAt, passesLuhn } from './card-rules.ts'

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
  ])('knows the brand of %s', (digits, brand) => {
    expect(cardBrand(digits)).toBe(brand)
  })

  it('holds until the end of its month in Jakarta', () => {
    expect(cardValidAt(2, 2026, Date.parse('2026-02-28T23:59:59+07:00'))).toBe(true)
    expect(cardValidAt(2, 2026, Date.parse('2026-03-01T00:00:00+07:00'))).toBe(false)
    expect(cardValidAt(12, 2026, Date.parse('2026-12-31T23:59:59+07:00'))).toBe(true)
  })
})
