import { FALLBACK_LANGUAGE, type Language } from '@nusaria/contracts/headers'
import { loadTexts, textVariables } from '@nusaria/locales/load'
import type { Namespace, Texts } from '@nusaria/locales/namespaces'
import { type BackendModule, createInstance, type i18n as Library } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { CHECKS_REPLIES } from '../config/config.ts'
import { loadOrReload } from '../loading/load-or-reload.ts'
import { currentLanguage, setCurrentLanguage, storeLanguage } from './language.ts'
import { numberFormat } from './number-format.ts'
import type { Translate } from './text-key.ts'

/** A pseudo-language: marked English texts show what is not translated. Only in development and in builds that check replies. */
const PSEUDO = 'pseudo'

/** ms before a failed load of texts is repeated once */
const RETRY_DELAY = 500

export type AnyText = Translate<readonly ['common', ...Namespace[]]>

export type I18n = Omit<Library, 't'> & { readonly t: AnyText }

async function load(language: Language, namespace: Namespace) {
  try {
    return await loadTexts(language, namespace)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
    const again = () => loadTexts(language, namespace)
    // Without `errors` the server's own messages are shown: a reload would lose them.
    return namespace === 'errors' ? again() : loadOrReload(again)
  }
}

async function read(language: string, namespace: string): Promise<Texts> {
  if (language !== PSEUDO) return load(language as Language, namespace as Namespace)
  const { pseudoTexts } = await import('./pseudo.ts')
  return pseudoTexts(await load(FALLBACK_LANGUAGE, namespace as Namespace))
}

/** Texts that failed to load since they were last tried again: `id|cart`. */
const failed = new Set<string>()

/** The next use of texts that failed to load loads them again. */
export function retryFailedTexts(): void {
  failed.clear()
}

const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => {},
  read: (language, namespace, callback) => {
    read(language, namespace).then(
      (texts) => callback(null, texts),
      (error) => {
        failed.add(`${language}|${namespace}`)
        callback(error, false)
      },
    )
  },
}

/**
 * The key in place of a missing text. Throws when its texts failed to load, so that no shopper sees keys. Without `common` and `errors` the page
 * stays usable: refusals have the server's messages.
 */
function showMissing(key: string): string {
  const [namespace = ''] = key.split(':')
  if (namespace !== 'common' && namespace !== 'errors' && failed.has(`${library.language}|${namespace}`))
    throw new Error(`Texts that failed to load: ${key}`)
  return key
}

const library: Library = createInstance({
  ns: ['common'],
  defaultNS: 'common',
  fallbackLng: false,
  load: 'currentOnly',
  initAsync: false,
  returnEmptyString: false,
  appendNamespaceToMissingKey: true,
  parseMissingKeyHandler: showMissing,
  interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: textVariables },
})
  .use(backend)
  .use(numberFormat)
  .use(initReactI18next)

export const i18n = library as I18n

/** Namespaces that the components rendered so far have used. */
export const usedNamespaces = ({ reportNamespaces }: I18n) => (reportNamespaces?.getUsedNamespaces() ?? []) as Namespace[]

/** The promise to wait for before these texts can be used, or undefined. Texts that failed to load count as loaded: `showMissing` throws when one is used. */
export function pendingTexts(texts: I18n, namespace: Namespace): Promise<void> | undefined {
  const isSettled = texts.hasResourceBundle(texts.language, namespace) || failed.has(`${texts.language}|${namespace}`)
  return isSettled ? undefined : texts.reloadResources([texts.language], [namespace])
}

/** The texts of a legal document in its own language. Rejects when they can't be fetched. */
export function documentTexts(language: Language, namespace: Namespace) {
  return read(i18n.language === PSEUDO ? PSEUDO : language, namespace)
}

let started: Promise<unknown> | undefined

/** Loads the common texts of the active language, and those that the page shows at first. */
export async function startI18n(shown: readonly Namespace[] = []): Promise<void> {
  setCurrentLanguage(currentLanguage())
  const isPseudo = CHECKS_REPLIES && new URLSearchParams(location.search).get('lng') === PSEUDO
  started ??= library.init({ lng: isPseudo ? PSEUDO : currentLanguage(), ns: ['common', ...shown] })
  await started
  await library.loadNamespaces(shown)
}

/** The texts of a page that a server renders. All pages share what is loaded. */
export async function createI18n(language: Language): Promise<I18n> {
  started ??= library.init({ lng: language })
  await started
  const texts = library.cloneInstance({ lng: language })
  // A clone shows the first page's language until the texts of its own are loaded.
  await texts.changeLanguage(language)
  return texts as I18n
}

/** Loads what is shown in another language too. Rejects when some of it can't be fetched. */
async function loadInLanguage(language: Language): Promise<void> {
  const shown = [library.options.ns ?? []].flat().filter((namespace) => library.hasResourceBundle(library.language, namespace))
  const missing = shown.filter((namespace) => !library.hasResourceBundle(language, namespace))
  const texts = await Promise.all(missing.map((namespace) => read(language, namespace)))
  for (const [index, namespace] of missing.entries()) library.addResourceBundle(language, namespace, texts[index])
}

/** The language requested last. */
let latestRequested: Language | undefined

/**
 * Switches the texts and the language header of calls, once all texts are loaded. `store`: also as the shopper's choice. Rejects, with nothing
 * changed, when texts can't be fetched; false when another language was requested meanwhile.
 */
export async function changeLanguage(language: Language, { store = false } = {}): Promise<boolean> {
  latestRequested = language
  await loadInLanguage(language)
  if (latestRequested !== language) return false
  // Stored before it shows, so that leaving at once doesn't lose the choice.
  if (store) storeLanguage(language)
  setCurrentLanguage(language)
  await library.changeLanguage(language)
  return true
}

// Development: changed texts show at once.
import.meta.hot?.on('nusaria:texts', ({ language, namespace, texts }: { language: string; namespace: Namespace; texts: Texts }) => {
  if (!library.hasResourceBundle(language, namespace)) return
  library.addResourceBundle(language, namespace, texts)
  if (language === library.language) void library.changeLanguage(language)
})
