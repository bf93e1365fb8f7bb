import { describe, expect, it } from 'vitest'
import { isEmail, isImpossibleAccount, isPassword, isTooLong, parseAccount, toAccountText } from './account.ts'

describe('an account', () => {
  it.each([
    ['81234567890', 'phone', '81234567890'],
    ['081234567890', 'phone', '081234567890'],
    ['+62 812-3456-7890', 'phone', '81234567890'],
    ['0812 3456 7890', 'phone', '081234567890'],
    ['6281234567890', 'phone', '81234567890'],
    [' sari@example.com ', 'email', 'sari@example.com'],
    ['081234567890\u200b', 'phone', '081234567890'],
    ['0812\u20113456\u20117890', 'phone', '081234567890'],
    ['0812–3456–7890', 'phone', '081234567890'],
    ['\u202a+62\u00a0812\u00a03456\u00a07890\u202c', 'phone', '81234567890'],
    ['tel:+62-812-3456-7890', 'phone', '81234567890'],
    ['０８１２３４５６７８９０', 'phone', '081234567890'],
    ['٠٨١٢٣٤٥٦٧٨٩٠', 'phone', '081234567890'],
    ['mailto:sari@example.com', 'email', 'sari@example.com'],
    ['mailto:sari@example.com?subject=Hai', 'email', 'sari@example.com'],
    ['\ufeffsari@example.com\u200b', 'email', 'sari@example.com'],
    ['ｓａｒｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'email', 'sari@example.com'],
  ])('is found in %s', (text, kind, account) => {
    expect(parseAccount(text)).toEqual({ kind, account })
  })

  it.each(['', '812', '71234567890', 'sari', 'sari@', 'sari@example', '8123456789x', '@example.com', '812345678901234'])(
    'is not %j',
    (text) => {
      expect(parseAccount(text)).toBeNull()
    },
  )

  it("can't become a valid account any more", () => {
    expect(isImpossibleAccount('sari')).toBe(false)
    expect(isImpossibleAccount('sari w')).toBe(true)
    expect(isImpossibleAccount('sari-whose-name-is-longer-than-thirty')).toBe(false)
    expect(isImpossibleAccount('sari.wulandari.of.nusaria@mail.example')).toBe(false)
    expect(isImpossibleAccount('a'.repeat(65))).toBe(true)
    expect(isImpossibleAccount('8'.repeat(31))).toBe(true)
  })

  it.each([`${'a'.repeat(58)}@ab.co`, '08123456789012', '8'.repeat(31), `+62 8${'1'.repeat(13)}`])(
    'too long, such as %s, is none, and is not shortened to one',
    (text) => {
      const longer = text.includes('@') ? `a${text}` : text
      expect(toAccountText(longer)).toBe(longer)
      expect(parseAccount(longer)).toBeNull()
    },
  )

  it('has 30 characters at most, or 64 with an @', () => {
    expect([30, 31].map((length) => isTooLong('a'.repeat(length)))).toEqual([false, true])
    expect([52, 53].map((length) => isTooLong(`mailto:${'a'.repeat(length)}@example.com`))).toEqual([false, true])
  })
})

describe('an e-mail address', () => {
  const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  it('has 64 characters at most', () => {
    expect(isEmail(long(64))).toBe(true)
    expect(isEmail(long(65))).toBe(false)
  })
})

describe('a password', () => {
  it.each(['abc123', 'A!@#$%^&*,.9', 'a'.repeat(64)])('may be %s', (text) => expect(isPassword(text)).toBe(true))
  it.each(['abc12', 'a'.repeat(65), 'abc 123', 'sandi-ku', 'sandi?1', 'sändi12'])('may not be %s', (text) =>
    expect(isPassword(text)).toBe(false),
  )
})
