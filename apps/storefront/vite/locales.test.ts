import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as brand from '../../../brand/nusaria/brand.ts'
import { checkBrand } from '../../../scripts/lib/brand.ts'
import { escapeHtml } from '../../server/src/site/html.ts'
import { brandedPages } from './branded-pages.ts'
import { fillVariables, parseTextsPath, readTexts } from './locales.ts'
import { manifestOf, noScript } from './manifest.ts'

const at = (path: string) => parseTextsPath(fileURLToPath(new URL(`../../../${path}`, import.meta.url)))

it('recognizes texts by their file, and no other file', () => {
  expect(at('locales/zh-CN/order.json')).toEqual({ language: 'zh-CN', namespace: 'order' })
  for (const other of ['locales/package.json', 'locales/src/load.ts', 'package.json', 'locales/src/deep/en.json'])
    expect(at(other)).toBe(null)
})

it('writes the limits and the brand of the shop into the texts of a build, and no other variable', () => {
  expect(fillVariables('{"a":"{{shipHours}} h, {{searchDepth}}, {{name}}, {{brand}}"}', 'id', brand)).toBe(
    '{"a":"48 h, 2.000, {{name}}, Nusaria"}',
  )
})

describe('a brand whose texts have quotes, backslashes and signs of HTML', () => {
  const hostile = 'Toko "Maju" \\ C:\\n $& </script><b>\u2019'
  const shop = Object.assign({}, brand, { name: hostile, legalOwner: hostile, merchant: hostile, description: hostile })

  it('has them in its texts as they are', () => {
    const filled = fillVariables('{"a":"{{brand}}|{{legalOwner}}|{{merchant}}"}', 'id', shop)
    expect(JSON.parse(filled)).toEqual({ a: [hostile, hostile, hostile].join('|') })
    expect(readTexts('id', 'privacy', shop)('title')).toBeTruthy()
    expect(manifestOf(shop, '/')).toMatchObject({ name: hostile, short_name: hostile, description: hostile })
  })

  it('has them in its pages as text', () => {
    const { transformIndexHtml } = brandedPages(shop)
    if (typeof transformIndexHtml !== 'object') throw new Error('brandedPages has no transformIndexHtml')
    const handler = transformIndexHtml.handler as (html: string) => string
    const escaped = escapeHtml(hostile)
    expect(handler('<title>%NAME%</title><meta content="%DESCRIPTION%">')).toBe(
      `<title>${escaped}</title><meta content="${escaped}: ${escaped}">`,
    )
    expect(noScript(shop)).not.toMatch(/<\/script>|<b>/)
  })

  it('is refused, with the field named, for a line break and for an address that is none', () => {
    expect(checkBrand(shop)).toBe(shop)
    for (const field of ['name', 'wordmark', 'merchant', 'legalOwner', 'description', 'mail', 'privacyMail'])
      for (const sign of ['\n', '\r', '\u2028', '\0'])
        expect(() => checkBrand(Object.assign({}, shop, { [field]: `a${sign}b` }))).toThrow(`${field} of the brand must be one line`)
    for (const field of ['mail', 'privacyMail'])
      for (const text of ['', 'mail', 'a"b@shop.example', 'a@b.example>', 'a b@shop.example'])
        expect(() => checkBrand(Object.assign({}, shop, { [field]: text }))).toThrow(`${field} of the brand must be an address of mail`)
  })
})
