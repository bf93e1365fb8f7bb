import { readdirSync, readFileSync } from 'node:fs'
import { FALLBACK_LANGUAGE, LANGUAGES } from '@nusaria/contracts/headers'
import { describe, expect, test } from 'vitest'
import { IDENTICAL_TEXTS } from './identical-texts.ts'
import { NAMESPACES, type Texts } from './namespaces.ts'

const root = new URL('..', import.meta.url)

function flat(texts: Texts, path = ''): Map<string, string> {
  const rows = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : [...flat(value, `${path}${key}.`)],
  )
  return new Map(rows)
}

function read(language: string, namespace: string): Map<string, string> {
  return flat(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, root), 'utf8')) as Texts)
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Keys without their plural ending: languages differ in how many they need. */
function bases(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort()
}

/** What a text leaves open: `{{name}}` each, and the tags it wraps words in. */
function openings(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+\/?>/g) ?? [])].sort()
}

/** Whether a text has words at all: numbers, signs and placeholders may well be the same everywhere. */
function hasWords(text: string): boolean {
  return /\p{L}{2,}/u.test(text.replace(/\{\{[^}]+\}\}|<[^>]+>/g, ''))
}

test('every language has every namespace, and no other', () => {
  for (const language of LANGUAGES) {
    const files = readdirSync(new URL(`${language}/`, root)).filter((file) => file.endsWith('.json'))
    expect(files.sort(), language).toEqual(NAMESPACES.map((namespace) => `${namespace}.json`).sort())
  }
})

describe.each(NAMESPACES)('%s', (namespace) => {
  const english = read(FALLBACK_LANGUAGE, namespace)
  const others = LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE)

  test.each(others)('%s has the keys of English', (language) => {
    expect(bases(read(language, namespace))).toEqual(bases(english))
  })

  test.each(others)('%s leaves open what English leaves open', (language) => {
    const texts = read(language, namespace)
    const wrong = [...texts].filter(([key, text]) => {
      const same = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? english.get(key.replace(PLURAL, ''))
      return same !== undefined && openings(text).join() !== openings(same).join()
    })
    expect(wrong).toEqual([])
  })

  test.each(LANGUAGES)('%s has no empty text', (language) => {
    expect([...read(language, namespace)].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('a text that is the same in two languages is meant so', () => {
    const all = LANGUAGES.map((language) => read(language, namespace))
    const same = [...english.keys()].filter((key) => {
      const texts = all.map((texts) => texts.get(key)).filter((text) => text !== undefined && hasWords(text))
      return new Set(texts).size < texts.length
    })
    expect(same.filter((key) => !IDENTICAL_TEXTS.includes(`${namespace}:${key}`))).toEqual([])
  })
})

test('texts that are listed as equal are still equal', () => {
  const stale = IDENTICAL_TEXTS.filter((entry) => {
    const [namespace = '', key = ''] = entry.split(':')
    const texts = LANGUAGES.map((language) => read(language, namespace).get(key))
    return new Set(texts).size === texts.length
  })
  expect(stale).toEqual([])
})
