import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('..', import.meta.url)

/** The texts of a language whose words match, with their keys; the texts in `except` are kept word for word. */
function textsWith(language: string, pattern: RegExp, except: readonly string[] = []): string[] {
  return readdirSync(new URL(language, folder)).flatMap((file) => {
    const lines = readFileSync(new URL(`${language}/${file}`, folder), 'utf8').split('\n')
    return lines.filter((line) => pattern.test(line.replace(/^\s*"[^"]*":/, '')) && !except.some((text) => line.includes(text)))
  })
}

it('the Chinese texts address the shopper in one form', () => {
  // The set phrase of Chinese shops.
  expect(textsWith('zh-CN', /(?<!猜)你|您们/)).toEqual([])
})

it('the Indonesian texts address the shopper in one form', () => {
  expect(textsWith('id', /\banda\b/i)).toEqual([])
})

it('coins are counted with one measure word in Chinese', () => {
  expect(textsWith('zh-CN', /\}\} ?金币/)).toEqual([])
})

it('a voucher has one word in each language', () => {
  // The specification gives this sentence word for word.
  const given = ['Kupon eksklusif aplikasi, tolong turunkan aplikasi untuk mengklaimnya']
  expect(textsWith('id', /kupon/i, given)).toEqual([])
  expect(textsWith('en', /coupon/i)).toEqual([])
  expect(textsWith('zh-CN', /代金券|抵用券|礼券/)).toEqual([])
})

it('the choices of a product are called options in English', () => {
  expect(textsWith('en', /\bvariants?\b/i)).toEqual([])
})

it.each(['id', 'en', 'zh-CN'])('no line ends within a range: %s', (language) => {
  expect(textsWith(language, /(?:\d|\}\})–(?:\d|\{\{)/)).toEqual([])
})
