import { describe, expect, it } from 'vitest'
import { maskAccount, normalizeAccount } from './account.ts'

describe('accounts', () => {
  it('have one notation', () => {
    expect(normalizeAccount('081200000001')).toBe('81200000001')
    expect(normalizeAccount('81200000001')).toBe('81200000001')
    expect(normalizeAccount('Sari@Example.com')).toBe('sari@example.com')
  })

  it('are masked by kind', () => {
    expect(maskAccount('81234567890')).toBe('8123****890')
    expect(maskAccount('812345')).toBe('8123**')
    expect(maskAccount('ayu.prameswari@contoh.id')).toBe('ay***ri@contoh.id')
    expect(maskAccount('ayu@contoh.id')).toBe('a***u@contoh.id')
    expect(maskAccount('a@contoh.id')).toBe('a***@contoh.id')
  })
})
