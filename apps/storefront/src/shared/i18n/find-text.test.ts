import { LANGUAGES } from '@nusaria/contracts/headers'
import { loadTexts } from '@nusaria/locales/load'
import { NAMESPACES, type Texts } from '@nusaria/locales/namespaces'
import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { numberFormat } from '../testing/number-format.ts'
import { fillText, findText } from './find-text.ts'

const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`)))

/** The key itself, and without the endings that a count or a context chooses. */
const calledBy = (key: string) => [key, key.replace(/_[a-z]+$/, ''), key.replace(/_[a-z]+_[a-z]+$/, '')]

const VALUES = [{}, { count: 0 }, { count: 1 }, { count: 2_203 }, { count: '7' }, { count: 1, context: 'left' }, { context: 'none' }]
const OTHERS = { name: 'Kopi <b>{{count}}</b>', amount: null, minutes: 12_000 }

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(NAMESPACES)('%s: each text is the one that i18next finds and fills', async (namespace) => {
    const texts = await loadTexts(language, namespace)
    const library = i18next.createInstance()
    await library.use(numberFormat).init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: { [namespace]: texts } },
      ns: [namespace],
      defaultNS: namespace,
      returnEmptyString: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
    const differ: string[] = []
    for (const key of new Set(keysOf(texts).flatMap(calledBy))) {
      for (const values of VALUES) {
        const given = { ...OTHERS, ...values }
        const text = findText(texts, key, language, given)
        const found = library.exists(key, given as never) ? String(library.t(key as never, given as never)) : ''
        // i18next says so where a key has texts below it.
        const expected = found.includes('returned an object') ? '' : found
        if ((text === undefined ? '' : fillText(text, language, given)) !== expected)
          differ.push(`${key} ${JSON.stringify(values)}: ${text} | ${found}`)
      }
    }
    expect(differ).toEqual([])
  })
})

test('numbers in texts are grouped as the language does', () => {
  const found = (language: string) => fillText('{{count}} × {{name}}', language, { count: 2_203, name: '2203' })
  expect(found('id')).toBe('2.203 × 2203')
  expect(found('en')).toBe('2,203 × 2203')
})

test('a variable without a value stays, and a value is not read again', () => {
  expect(fillText('{{a}} {{b}} {{c}}', 'en', { a: '{{b}}', b: undefined })).toBe('{{b}}  {{c}}')
})
