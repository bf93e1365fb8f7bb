import { expect, test, vi } from 'vitest'
import { findLanguageByTag, setCurrentLanguage, storeLanguage } from './language.ts'

/** The cookie that a choice writes on a page of this protocol. */
function cookieOn(protocol: string): string {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  storeLanguage('id')
  return page.cookie
}

test('behind TLS the cookie is kept to TLS', () => {
  expect(cookieOn('https:')).toBe('__Secure-language=id;path=/;max-age=31536000;samesite=lax;secure')
})

test('without TLS the cookie has no prefix', () => {
  expect(cookieOn('http:')).toBe('language=id;path=/;max-age=31536000;samesite=lax')
})

test.each([
  ['id-ID', 'id'],
  ['in', 'id'],
  ['en-GB', 'en'],
  ['zh-Hans-CN', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['fr', undefined],
])('a browser that asks for %s gets %s', (tag, language) => {
  expect(findLanguageByTag(tag)).toBe(language)
})

test('the page’s language is written when it changes, and only then', () => {
  document.documentElement.lang = 'id'
  const write = vi.spyOn(document.documentElement, 'lang', 'set')
  for (const language of ['en', 'en', 'zh-CN'] as const) setCurrentLanguage(language)
  expect(write.mock.calls).toEqual([['en'], ['zh-CN']])
  expect(document.documentElement.lang).toBe('zh-CN')
})
