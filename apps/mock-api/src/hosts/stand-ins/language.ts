import { keyBelow } from '@nusaria/contracts/client-state'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@nusaria/contracts/headers'

/** Where the shop keeps the shopper's choice. */
const STORAGE_KEY = 'language'

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(keyBelow(document.documentElement.dataset.shop ?? '/', STORAGE_KEY))
  } catch {
    return null
  }
}

/** The language the shop was in, else the browser's, else English. */
export function shopLanguage(): Language {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0]
  const preferred = [storedLanguage(), ...navigator.languages].flatMap((tag) => (tag === null ? [] : [primary(tag)]))
  const found = preferred.flatMap((tag) => LANGUAGES.find((language) => primary(language) === tag) ?? [])
  return found[0] ?? FALLBACK_LANGUAGE
}
