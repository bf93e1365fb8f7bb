import { expect, test } from 'vitest'
import { languageOfTag } from './language.ts'
import { pseudoText, pseudoTexts } from './pseudo.ts'

test.each([
  ['id-ID', 'id'],
  ['in', 'id'],
  ['en-GB', 'en'],
  ['zh-Hans-CN', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['fr', undefined],
])('for %s it loads %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language)
})

test('pseudo text is bracketed, accented and longer; placeholders and tags stay', () => {
  const text = pseudoText('Add {{count}} to <b>cart</b>')
  expect(text).toMatch(/^\[.*·+\]$/)
  expect(text).toContain('{{count}}')
  expect(text).toContain('<b>çárt</b>')
  expect(pseudoTexts({ a: 'Save', b: { c: 'Now' } })).toEqual({ a: '[Sávé·]', b: { c: '[Nów·]' } })
})
