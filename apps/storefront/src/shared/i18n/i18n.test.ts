import { expect, test } from 'vitest'
import { i18n, startI18n } from './i18n.ts'
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

test('numbers in texts are grouped as the language does', async () => {
  await startI18n()
  const found = (lng: string) => i18n.services.interpolator.interpolate('{{count}} × {{name}}', { count: 2_203, name: '2203' }, lng, {})
  expect(found('id')).toBe('2.203 × 2203')
  expect(found('en')).toBe('2,203 × 2203')
})
