import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@nusaria/contracts/headers'

/** Where the shop keeps the shopper's choice. */
const STORAGE_KEY = 'language'

function storedLanguage(): string | null {
  try {
    const { shop = '/' } = document.documentElement.dataset
    // Shops below different paths of an origin have keys of their own.
    return localStorage.getItem(shop === '/' ? STORAGE_KEY : shop + STORAGE_KEY)
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
