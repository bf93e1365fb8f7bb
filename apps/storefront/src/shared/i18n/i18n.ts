import type { Language } from '@nusaria/contracts/headers'
import { FALLBACK_LANGUAGE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { loadTexts } from '@nusaria/locales/load'
import type { Namespace } from '@nusaria/locales/namespaces'
import type { i18n as I18n } from 'i18next'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import { config } from '../config.ts'
import { currentLanguage, setCurrentLanguage, storeLanguage } from './language.ts'
import { numberFormat } from './number-format.ts'

/** Not a language of the shop: English made strange, so that untranslated text shows. Development and checked builds alone. */
const PSEUDO = 'pseudo'

/** ms after which texts that didn't get through are asked for once more */
const RETRY_DELAY = 500

/** Namespaces that a page shows nothing without, and that didn't get through. Without those of errors the server's own words are shown. */
const failedTexts = new Set<string>()

async function load(language: Language, namespace: Namespace) {
  try {
    return await loadTexts(language, namespace)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
    return loadTexts(language, namespace)
  }
}

/** Texts for a page. Where they don't get through, what asks for one of them fails, rather than showing the names of texts. */
async function readForPage(language: string, namespace: Namespace) {
  try {
    return await read(language, namespace)
  } catch (error) {
    if (namespace !== 'common' && namespace !== 'errors') failedTexts.add(namespace)
    throw error
  }
}

/** Texts that failed to load are asked for again when they are shown next. */
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
  return config.checkReplies && new URLSearchParams(location.search).get('lng') === PSEUDO
}

export const i18n: I18n = createInstance()

/** The texts of a document to read, in its own language whatever the shop's is. Rejects when they can't be fetched. */
export function documentTexts(language: Language, namespace: Namespace) {
  return read(i18n.language === PSEUDO ? PSEUDO : language, namespace)
}

/** Loads the active language's common texts, and no other's. */
export async function startI18n(): Promise<void> {
  setCurrentLanguage(currentLanguage())
  await i18n
    .use({ type: 'backend', init: () => {}, read: readForPage })
    .use(numberFormat)
    .use(initReactI18next)
    .init({
      lng: isPseudoRequested() ? PSEUDO : currentLanguage(),
      ns: ['common'],
      defaultNS: 'common',
      fallbackLng: false,
      load: 'currentOnly',
      returnEmptyString: false,
      appendNamespaceToMissingKey: true,
      parseMissingKeyHandler: throwForFailedTexts,
      // A text names a limit of the shop by its own name: `{{shipHours}}`.
      interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: LIMITS },
      react: { useSuspense: true },
    })
}

/** Fetches, in another language, the texts of everything that was shown so far. */
async function fetchTexts(language: Language): Promise<void> {
  const shown = [i18n.options.ns ?? []].flat()
  const missing = shown.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  const texts = await Promise.all(missing.map((namespace) => read(language, namespace)))
  for (const [index, namespace] of missing.entries()) i18n.addResourceBundle(language, namespace, texts[index])
}

/** The language asked for last. */
let latestRequested: Language | undefined

async function switchTo(language: Language, chosen: boolean): Promise<boolean> {
  latestRequested = language
  await fetchTexts(language)
  if (latestRequested !== language) return false
  // Before it shows: who sees it and leaves at once has chosen all the same.
  if (chosen) storeLanguage(language)
  setCurrentLanguage(language)
  await i18n.changeLanguage(language)
  return true
}

/**
 * Switches texts and the header of the calls to come, once all texts are here. Rejects with nothing changed when they can't be fetched;
 * answers false when another language was asked for meanwhile.
 */
export function changeLanguage(language: Language): Promise<boolean> {
  return switchTo(language, false)
}

/** The shopper chose: remembers and switches. As `changeLanguage`. */
export function chooseLanguage(language: Language): Promise<boolean> {
  return switchTo(language, true)
}

// Development: texts that were changed show at once, where the page stands. What was taken out of them stays until the next load.
import.meta.hot?.on('nusaria:texts', (told: { readonly language: string; readonly namespace: string; readonly texts: object }) => {
  if (!i18n.hasResourceBundle(told.language, told.namespace)) return
  i18n.addResourceBundle(told.language, told.namespace, told.texts)
  if (told.language === i18n.language) void i18n.changeLanguage(told.language)
})
