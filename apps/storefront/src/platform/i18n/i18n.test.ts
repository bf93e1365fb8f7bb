import { expect, test } from 'vitest'
import { createI18n, i18n, startI18n } from './i18n.ts'
import { pseudoText, pseudoTexts } from './pseudo.ts'
import type { Translate } from './text-key.ts'

test('pseudo text is bracketed, accented and longer; placeholders and tags stay', () => {
  const text = pseudoText('Add {{count}} to <b>cart</b>')
  expect(text).toMatch(/^\[.*·+\]$/)
  expect(text).toContain('{{count}}')
  expect(text).toContain('<b>cárt</b>')
  expect(pseudoTexts({ a: 'Save', b: { c: 'Now' } })).toEqual({ a: '[Sávé·]', b: { c: '[Nów·]' } })
})

test('a key without a text doesn’t compile, and is shown', async () => {
  await startI18n(['cart'])
  const t = i18n.getFixedT('en', 'cart') as unknown as Translate<readonly ['cart', 'promotion']>
  expect([t('title'), t('cart:moved'), t('promotion:claimedToast')]).toHaveLength(3)
  // @ts-expect-error: no such text
  expect(t('titel')).toBe('cart:titel')
  // @ts-expect-error: a group of texts
  expect(t('failed')).toMatch('returned an object')
  // @ts-expect-error: a text of another namespace
  expect(t('claimedToast')).toBe('cart:claimedToast')
  // @ts-expect-error: a namespace that isn't loaded
  expect(t('order:title')).toBe('order:title')
  // @ts-expect-error: the key of a text with a count is without its plural
  expect(t('moved_other')).toMatch(/^\{\{count\}\}/)
})

test.each([
  ['id', '2.203 × 2203'],
  ['en', '2,203 × 2203'],
] as const)('numbers in texts are grouped as %s does, and a value is not read again', async (language, expected) => {
  const texts = await createI18n(language)
  texts.addResourceBundle(language, 'cart', { test: '{{count}} × {{name}}', open: '{{a}} {{b}} {{c}}' })
  const t = texts.getFixedT(null, 'cart')
  expect(t('test', { count: 2_203, name: '2203' })).toBe(expected)
  expect(t('open', { a: '{{b}}', b: undefined })).toBe('{{b}}  {{c}}')
  expect(t('open', { a: '$t(common:loading)', b: 1, c: 2 })).toBe('$t(common:loading) 1 2')
})

test('two pages of a server have their own languages', async () => {
  const [first, second] = await Promise.all([createI18n('id'), createI18n('zh-CN')])
  expect([first.language, second.language]).toEqual(['id', 'zh-CN'])
  expect(first.t('loading')).not.toBe(second.t('loading'))
})
