import { readFileSync } from 'node:fs'
import type { Language } from '@nusaria/contracts/headers'
import { textVariables } from '@nusaria/locales/load'
import { NAMESPACES } from '@nusaria/locales/namespaces'
import { numberFormat } from '@nusaria/storefront/platform/i18n/number-format'
import i18next, { type TFunction } from 'i18next'

const read = (language: Language, namespace: string) =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'))

/** The browser locale of each language. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID', 'zh-CN': 'zh-CN' }

/** Looks up texts as the shop does: `t('cart:title')`. A missing key throws. */
export type Texts = TFunction

const loaded = new Map<Language, Texts>()

/** The texts of one language, read once. */
export function textsOf(language: Language): Texts {
  const texts = loaded.get(language) ?? loadTexts(language)
  loaded.set(language, texts)
  return texts
}

function loadTexts(language: Language): Texts {
  const instance = i18next.createInstance()
  instance.use(numberFormat).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: textVariables },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text "${namespace}:${key}" in ${language}`)
    },
    ns: [...NAMESPACES],
    resources: { [language]: Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(language, namespace)])) },
  })
  return instance.t
}

/** Every text of a namespace without placeholders. */
export function allTexts(language: Language, namespace: string): string[] {
  const flat = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat))
  return flat(read(language, namespace)).filter((text) => !text.includes('{{'))
}
