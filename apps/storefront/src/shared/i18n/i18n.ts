import { FALLBACK_LANGUAGE, type Language } from '@nusaria/contracts/headers'
import { loadTexts, textVariables } from '@nusaria/locales/load'
import type { Namespace, Texts } from '@nusaria/locales/namespaces'
import { CHECKS_REPLIES } from '../config.ts'
import { loadOrReload } from '../load-or-reload.ts'
import { fillText, findText, type TextValues } from './find-text.ts'
import { currentLanguage, setCurrentLanguage, storeLanguage } from './language.ts'
import type { Translate } from './text-key.ts'

/** A pseudo-language: marked English texts show what is not translated. Only in development and in builds that check replies. */
const PSEUDO = 'pseudo'

/** ms before a failed load of texts is repeated once */
const RETRY_DELAY = 500

/** Finds a text of any namespace: `cart:title`. */
export type AnyText = Translate<readonly ['common', ...Namespace[]]>

type TextId = `${string}|${Namespace}`

/** All texts loaded so far. On a server they are loaded once for all pages. */
const bundles = new Map<TextId, Texts>()
const loading = new Map<TextId, Promise<void>>()
/** Texts that failed to load. */
const failed = new Set<TextId>()

/** The next use of texts that failed to load loads them again. */
export function retryFailedTexts(): void {
  failed.clear()
}

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

async function read(language: string, namespace: Namespace): Promise<Texts> {
  if (language !== PSEUDO) return load(language as Language, namespace)
  const { pseudoTexts } = await import('./pseudo.ts')
  return pseudoTexts(await load(FALLBACK_LANGUAGE, namespace))
}

/** Loads texts for a page; resolves, too, when they can't be fetched. The same promise while they load. */
function loadForPage(id: TextId, language: string, namespace: Namespace): Promise<void> {
  const known = loading.get(id)
  if (known) return known
  const started = read(language, namespace)
    .then(
      (texts) => void bundles.set(id, texts),
      () => void failed.add(id),
    )
    .finally(() => loading.delete(id))
  loading.set(id, started)
  return started
}

/** The texts of one language. Another language has another translator, so that memoized texts change with it. */
export class Translator {
  readonly language: string
  readonly #functions = new Map<Namespace, AnyText>()

  constructor(language: string) {
    this.language = language
  }

  /** The function that finds texts: `t('title')` of its namespace, `t('cart:title')` of any that is loaded. Always the same for a namespace. */
  of(namespace: Namespace): AnyText {
    const known = this.#functions.get(namespace)
    if (known) return known
    const made = (key: string, values?: TextValues) => this.#text(namespace, key, values)
    this.#functions.set(namespace, made)
    return made
  }

  /** `undefined` when the texts are there, or failed to load; else the promise to wait for. */
  missing(namespace: Namespace): Promise<void> | undefined {
    const id: TextId = `${this.language}|${namespace}`
    return bundles.has(id) || failed.has(id) ? undefined : loadForPage(id, this.language, namespace)
  }

  exists(key: string): boolean {
    return this.#find('common', key, {}) !== undefined
  }

  #find(namespace: Namespace, key: string, values: TextValues): string | undefined {
    const [name, path] = split(namespace, key)
    return findText(bundles.get(`${this.language}|${name}`), path, this.language, values)
  }

  #text(namespace: Namespace, key: string, values: TextValues = {}): string {
    const text = this.#find(namespace, key, values)
    if (text !== undefined) return fillText(text, this.language, { ...textVariables, ...values })
    const [name, path] = split(namespace, key)
    // A component that needs texts that failed to load throws. Without `errors` the server's own messages are shown.
    if (name !== 'common' && name !== 'errors' && failed.has(`${this.language}|${name}`))
      throw new Error(`Texts that failed to load: ${name}:${path}`)
    return `${name}:${path}`
  }
}

function split(namespace: Namespace, key: string): [Namespace, string] {
  const at = key.indexOf(':')
  return at === -1 ? [namespace, key] : [key.slice(0, at) as Namespace, key.slice(at + 1)]
}

/** The texts of the shop in the language in use, and the way to change it. A server has one for each page. */
export class I18n {
  translator = new Translator('')
  /** Namespaces that components have used. */
  readonly used = new Set<Namespace>()
  readonly #listeners = new Set<() => void>()

  get language(): string {
    return this.translator.language
  }

  /** `t('cart:title')`; without a namespace, of `common`. */
  get t(): AnyText {
    return this.translator.of('common')
  }

  async loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => this.translator.missing(namespace)))
  }

  /** Shows the texts of a language, which are loaded. */
  show(language: string): void {
    this.translator = new Translator(language)
    for (const listener of this.#listeners) listener()
  }

  /** Calls the listener after each change of the language; returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export const i18n = new I18n()

/** The texts of a legal document in its own language. Rejects when they can't be fetched. */
export function documentTexts(language: Language, namespace: Namespace) {
  return read(i18n.language === PSEUDO ? PSEUDO : language, namespace)
}

function isPseudoRequested(): boolean {
  return CHECKS_REPLIES && new URLSearchParams(location.search).get('lng') === PSEUDO
}

/** Loads the common texts of the active language, and those that the page shows at first. */
export async function startI18n(shown: readonly Namespace[] = []): Promise<void> {
  setCurrentLanguage(currentLanguage())
  i18n.show(isPseudoRequested() ? PSEUDO : currentLanguage())
  await i18n.loadNamespaces(['common', ...shown])
}

/** The texts of a page that a server renders. */
export async function createI18n(language: Language): Promise<I18n> {
  const texts = new I18n()
  texts.show(language)
  await texts.loadNamespaces(['common'])
  return texts
}

/** Fetches all namespaces loaded so far in another language. */
async function fetchTexts(language: Language): Promise<void> {
  const shown = new Set([...bundles.keys()].map((id) => id.slice(id.indexOf('|') + 1) as Namespace))
  const missing = [...shown].filter((namespace) => !bundles.has(`${language}|${namespace}`))
  const texts = await Promise.all(missing.map((namespace) => read(language, namespace)))
  for (const [index, namespace] of missing.entries()) bundles.set(`${language}|${namespace}`, texts[index] as Texts)
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
  i18n.show(language)
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

// Development: changed texts show at once.
import.meta.hot?.on('nusaria:texts', ({ language, namespace, texts }: { language: string; namespace: Namespace; texts: Texts }) => {
  if (!bundles.has(`${language}|${namespace}`)) return
  bundles.set(`${language}|${namespace}`, texts)
  if (language === i18n.language) i18n.show(language)
})
