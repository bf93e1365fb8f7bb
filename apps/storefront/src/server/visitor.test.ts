import { expect, test } from 'vitest'
import { findLanguage, findLayout } from './visitor.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const TABLET = 'Mozilla/5.0 (Linux; Android 14; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.each([
  [{ 'user-agent': PHONE }, 'mobile'],
  [{ 'user-agent': IPHONE }, 'mobile'],
  [{ 'user-agent': TABLET }, 'desktop'],
  [{ 'user-agent': PHONE, 'sec-ch-ua-mobile': '?0' }, 'desktop'],
  [{ 'user-agent': TABLET, 'sec-ch-ua-mobile': '?1' }, 'mobile'],
  [{}, 'desktop'],
] as const)('%j gets the %s layout', (headers, layout) => {
  expect(findLayout(headers)).toBe(layout)
})

test('the language that the address names comes first', () => {
  expect(findLanguage({ cookie: 'language=en' }, 'zh-CN')).toBe('zh-CN')
  expect(findLanguage({ cookie: 'language=en' }, 'fr')).toBe('en')
})

test.each([
  [{ 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' }, 'id'],
  [{ 'accept-language': 'fr;q=0.9, zh-TW;q=0.8, en;q=0.7' }, 'zh-CN'],
  [{ 'accept-language': 'en;q=0.3, in;q=0.9' }, 'id'],
  [{ 'accept-language': 'id;q=0, en;q=0.1' }, 'en'],
  [{ 'accept-language': 'id', cookie: 'mock_world=a; language=en' }, 'en'],
  [{ 'accept-language': 'id', cookie: 'language=en; __Secure-language=zh-CN' }, 'zh-CN'],
  [{ 'accept-language': 'id', cookie: 'language=<script>' }, 'id'],
] as const)('%j is read in %s', (headers, language) => {
  expect(findLanguage(headers)).toBe(language)
})
