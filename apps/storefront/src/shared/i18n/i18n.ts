import { FALLBACK_LANGUAGE, type Language } from '@nusaria/contracts/headers'
import { loadTexts, textVariables } from '@nusaria/locales/load'
import type { Namespace } from '@nusaria/locales/namespaces'
import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import { CHECKS_REPLIES } from '../config.ts'
import { currentLanguage, setCurrentLanguage, storeLanguage } from './language.ts'
import { numberFormat } from './number-format.ts'

/** A pseudo-language: marked English texts show what is not translated. Only in development and in builds that check replies. */
const PSEUDO = 'pseudo'

/** ms before a failed load of texts is repeated once */
const RETRY_DELAY = 500

/** Namespaces that failed to load. Not `errors`: without it the server's own messages are shown. */
const failedTexts = new Set<string>()

async function load(language: Language, namespace: Namespace) {
  try {
    return await loadTexts(language, namespace)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
    return loadTexts(language, namespace)
  }
}

/** Texts for a page. Where they fail to load, components that need one of them throw instead of showing keys. */
async function readForPage(language: string, namespace: Namespace) {
  try {
    return await read(language, namespace)
  } catch (error) {
    if (namespace !== 'common' && namespace !== 'errors') failedTexts.add(namespace)
    throw error
  }
}

/** The next use of texts that failed to load loads them again. */
export function retryFailedTexts(): void {
  const { state } = i18n.services.backendConnector as { readonly state: Record<string, number> }
  for (const namespace of failedTexts) delete state[`${i18n.language}|${namespace}`]
  failedTexts.clear()
}

function throwForFailedTexts(key: string, fallback?: string): string {
  if (failedTexts.has(key.split(':')[0] ?? '')) throw new Error(`Texts that failed to load: ${key}`)
  return fallback ?? key
}

async function read(language: string, namespace: string) {
  if (language !== PSEUDO) return load(language as Language, namespace as Namespace)
  const { pseudoTexts } = await import('./pseudo.ts')
  return pseudoTexts(await load(FALLBACK_LANGUAGE, namespace as Namespace))
}

function isPseudoRequested(): boolean {
  return CHECKS_REPLIES && new URLSearchParams(location.search).get('lng') === PSEUDO
}

export const i18n: I18n = createInstance()

/** The texts of a legal document in its own language. Rejects when they can't be fetched. */
export function documentTexts(language: Language, namespace: Namespace) {
  return read(i18n.language === PSEUDO ? PSEUDO : language, namespace)
}

/** Starts i18next with the common texts of the active language, and those that the page shows at first. */
export async function startI18n(shown: readonly string[] = []): Promise<void> {
  setCurrentLanguage(currentLanguage())
  await start(i18n, isPseudoRequested() ? PSEUDO : currentLanguage(), shown)
}

/** The texts of a page that a server renders. */
export async function createI18n(language: Language): Promise<I18n> {
  const texts = createInstance()
  await start(texts, language)
  return texts
}

async function start(texts: I18n, language: string, shown: readonly string[] = []): Promise<void> {
  await texts
    .use({ type: 'backend', init: () => {}, read: readForPage })
    .use(numberFormat)
    .use(initReactI18next)
    .init({
      lng: language,
      ns: [...new Set(['common', ...shown])],
      defaultNS: 'common',
      fallbackLng: false,
      load: 'currentOnly',
      returnEmptyString: false,
      appendNamespaceToMissingKey: true,
      parseMissingKeyHandler: throwForFailedTexts,
      // A text names a limit of the shop by its own name: `{{shipHours}}`.
      interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: textVariables },
      react: { useSuspense: true },
    })
}

/** Fetches all namespaces loaded so far in another language. */
async function fetchTexts(language: Language): Promise<void> {
  const shown = [i18n.options.ns ?? []].flat()
  const missing = shown.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  const texts = await Promise.all(missing.map((namespace) => read(language, namespace)))
  for (const [index, namespace] of missing.entries()) i18n.addResourceBundle(language, namespace, texts[index])
}

/** The language requested last. */
let latestRequested: Language | undefined

async function switchTo(language: Language, chosen: boolean): Promise<boolean> {
  latestRequested = language
  await fetchTexts(language)
  if (latestRequested !== language) return false
  // Stored before it shows, so that leaving at once doesn't lose the choice.
  if (chosen) storeLanguage(language)
  setCurrentLanguage(language)
  await i18n.changeLanguage(language)
  return true
}

/**
 * Switches the texts and the language header of calls once all texts are loaded. Rejects, with nothing changed, when they can't be fetched;
 * resolves to false when another language was requested meanwhile.
 */
export function changeLanguage(language: Language): Promise<boolean> {
  return switchTo(language, false)
}

/** As `changeLanguage`, and stores the choice. */
export function chooseLanguage(language: Language): Promise<boolean> {
  return switchTo(language, true)
}

// Development: changed texts show at once. Removed texts stay until the next load.
import.meta.hot?.on('nusaria:texts', (update: { readonly language: string; readonly namespace: string; readonly texts: object }) => {
  if (!i18n.hasResourceBundle(update.language, update.namespace)) return
  i18n.addResourceBundle(update.language, update.namespace, update.texts)
  if (update.language === i18n.language) void i18n.changeLanguage(update.language)
})
