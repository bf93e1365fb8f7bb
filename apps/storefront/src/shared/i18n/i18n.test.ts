import { expect, test } from 'vitest'
import { i18n } from './i18n.ts'
import { languageOfTag } from './language.ts'
import { pseudoText, pseudoTexts } from './pseudo.ts'
import type { Translate } from './text-key.ts'

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

test('a key without a text doesn’t compile, and is shown', () => {
  const t = i18n.translator.of('cart') as Translate<readonly ['cart', 'promotion']>
  expect([t('title'), t('cart:moved'), t('promotion:claimedToast')]).toHaveLength(3)
  // @ts-expect-error: no such text
  expect(t('titel')).toBe('cart:titel')
  // @ts-expect-error: a group of texts
  expect(t('failed')).toBe('cart:failed')
  // @ts-expect-error: a text of another namespace
  expect(t('claimedToast')).toBe('cart:claimedToast')
  // @ts-expect-error: a namespace that isn't loaded
  expect(t('order:title')).toBe('order:title')
  // @ts-expect-error: the key of a text with a count is without its plural
  expect(t('moved_other')).toBe('cart:moved_other')
})
