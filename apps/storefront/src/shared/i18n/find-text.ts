import type { Texts } from '@nusaria/locales/namespaces'
import { formatNumber } from '../format/count.ts'

export type TextValues = Readonly<Record<string, unknown>>

const rules = new Map<string, Intl.PluralRules>()

function pluralOf(count: number, language: string): string {
  const found = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, found)
  return found.select(count)
}

function textAt(texts: Texts | undefined, key: string): string | undefined {
  let found: Texts[string] | undefined = texts
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

/**
 * The text of a key, `wallet.title`, in i18next's format: `key_other` where `count` is a number, by the plural rules of the language; `key_seconds`
 * where `context` is `seconds`. Without such a text that of the key alone counts.
 */
export function findText(texts: Texts | undefined, key: string, language: string, { count, context }: TextValues): string | undefined {
  const plural = typeof count === 'number' ? `_${pluralOf(count, language)}` : ''
  const special = context === undefined ? [] : [`${key}_${context}${plural}`, `${key}_${context}`]
  for (const each of [...special, key + plural, key]) {
    const text = textAt(texts, each)
    if (text !== undefined) return text
  }
  return undefined
}

/** Writes values into a text, `{{name}}`; numbers as the language groups them. A variable without a value stays. */
export function fillText(text: string, language: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (variable, name: string) => {
    if (!(name in values)) return variable
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value, language) : String(value ?? '')
  })
}
