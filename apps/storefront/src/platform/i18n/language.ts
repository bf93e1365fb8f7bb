import { firstLanguage } from '@nusaria/brand'
import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { LANGUAGE_COOKIE, LANGUAGE_PARAM, SECURE_PREFIX } from '@nusaria/server/site/rendered-page'
import { listen } from '../events.ts'
import { rendered } from '../rendering/rendered.ts'
import { requestScope } from '../rendering/request-scope.ts'
import { safeLocalStorage } from '../state/browser-storage.ts'

const STORAGE_KEY = 'language'
/** s: a year */
const COOKIE_AGE = 31_536_000

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia', 'zh-CN': '简体中文' }

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The language a tag such as `id-ID` or `zh-Hans-CN` asks for, or undefined. `in` is Java's old name of Indonesian. */
export function findLanguageByTag(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split('-')
  return LANGUAGES.find((language) => language.split('-')[0] === (primary === 'in' ? 'id' : primary))
}

export function storedLanguage(): Language | undefined {
  const value = safeLocalStorage.get(STORAGE_KEY)
  return isLanguage(value) ? value : undefined
}

/** The cookie is for a server that renders pages: it can't read the storage. */
export function storeLanguage(language: Language): void {
  safeLocalStorage.set(STORAGE_KEY, language)
  const prefix = location.protocol === 'https:' ? SECURE_PREFIX : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the shop supports
  document.cookie = `${prefix}${LANGUAGE_COOKIE}=${language};path=${import.meta.env.BASE_URL};max-age=${COOKIE_AGE};samesite=lax${prefix && ';secure'}`
}

/** An address may name a language, as search engines list them: that counts as a choice. The router doesn't see it. */
export function adoptAddressLanguage(): void {
  const url = new URL(location.href)
  const language = url.searchParams.get(LANGUAGE_PARAM)
  if (!isLanguage(language)) return
  storeLanguage(language)
  url.searchParams.delete(LANGUAGE_PARAM)
  history.replaceState(history.state, '', url)
}

/** Listens for another tab's choice; returns the unsubscribe function. */
export function onStoredLanguage(listener: (language: Language) => void): () => void {
  return listen(window, ['storage'], ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY && isLanguage(newValue)) listener(newValue)
  })
}

export function preferredLanguage(): Language {
  const ofBrowser = navigator.languages.map(findLanguageByTag).find((language) => language !== undefined)
  return storedLanguage() ?? ofBrowser ?? firstLanguage
}

let current: Language = import.meta.env.SSR ? firstLanguage : (rendered?.language ?? preferredLanguage())

export function currentLanguage(): Language {
  return requestScope()?.language ?? current
}

/** Only for i18n.ts, which also changes the texts. */
export function setCurrentLanguage(language: Language): void {
  current = language
  // Set to the same value, it would have the style of the whole page computed again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
}
