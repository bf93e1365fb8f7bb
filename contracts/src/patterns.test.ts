import { describe, expect, it } from 'vitest'
import { EMAIL_RULE, stripHiddenCharacters } from './patterns.ts'
import { Email, MultiLineText, RequiredLine, RequiredText, SingleLineText } from './rules.ts'

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

describe('what a person typed', () => {
  const hidden = ['\u0000', '\u0007', '\u007f', '\u009b', '\u200e', '\u200f', '\u202e', '\u2066', '\u2069', '\u061c', '\u2028']

  it.each(hidden)('is refused with a control or bidirectional character and taken without it: %j', (sign) => {
    const typed = `Sari${sign} Wulandari`
    for (const rule of [SingleLineText, MultiLineText]) expect(rule.safeParse(typed).success).toBe(false)
    expect(stripHiddenCharacters(typed)).toBe('Sari Wulandari')
    expect(SingleLineText.safeParse(stripHiddenCharacters(typed)).success).toBe(true)
  })

  it('keeps letters of every script, emoji and the line breaks of a longer text', () => {
    const names = ['Sari Wulandari', '林小姐', 'أحمد', 'Zoë 👩‍🍳', "D'Angelo-Çelik"]
    for (const name of names) expect([SingleLineText.safeParse(name).success, stripHiddenCharacters(name)]).toEqual([true, name])
    const text = 'Enak.\nDatang cepat.\tTerima kasih!'
    expect([MultiLineText.safeParse(text).success, stripHiddenCharacters(text, true)]).toEqual([true, text])
    expect([SingleLineText.safeParse(text).success, stripHiddenCharacters(text)]).toEqual([false, 'Enak. Datang cepat. Terima kasih!'])
  })

  it('is empty when nothing of it can be seen', () => {
    const blank = [
      '',
      ' ',
      '\u00a0',
      '\u200b',
      '\u200b\u200d',
      '\u2060\ufeff',
      '\u3164',
      '\u2800',
      '\ufe0f',
      '\u00ad',
      '\u{e0020}',
      ' \u200c ',
    ]
    for (const text of blank)
      expect([text, RequiredLine.safeParse(text).success, RequiredText.safeParse(text).success]).toEqual([text, false, false])
    for (const text of ['.', '林', '👩\u200d🍳', '❤\ufe0f', '\u200bSari'])
      expect([text, RequiredLine.safeParse(text).success, RequiredText.safeParse(text).success]).toEqual([text, true, true])
    expect([RequiredLine.safeParse('a\nb').success, RequiredText.safeParse('a\nb').success]).toEqual([false, true])
  })
})
