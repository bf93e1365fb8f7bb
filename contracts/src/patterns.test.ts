import { describe, expect, it } from 'vitest'
import { EMAIL_RULE } from './patterns.ts'
import { Email } from './rules.ts'

const addresses = [
  'sari@example.com',
  'SARI.w+toko@mail.example.co.id',
  "o'brien@example.com",
  'a@b.co',
  'a@b.c',
  '.sari@example.com',
  'sari.@example.com',
  'sari..w@example.com',
  'sari@example',
  'sari@-example.com',
  'sari example@example.com',
  'sari@exa_mple.com',
  '@example.com',
  'sari@',
  'sari',
  '81200000001',
]

describe('EMAIL_RULE', () => {
  it.each(addresses)('takes and refuses what the schema does: %s', (address) => {
    expect(EMAIL_RULE.test(address)).toBe(Email.safeParse(address).success)
  })
})
