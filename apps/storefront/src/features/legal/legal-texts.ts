import type { Language } from '@nusaria/contracts/headers'
import { textVariables } from '@nusaria/locales/load'
import type { Texts } from '@nusaria/locales/namespaces'
import { isOffered, type Offering } from '#platform/config/offered.ts'
import { documentTexts, i18n } from '#platform/i18n/i18n.ts'

/** Legal pages; each has its own namespace of texts. */
export type LegalName = 'agreement' | 'policyTerms' | 'privacy' | 'faqs'

/** A section of a document. `parts`: paragraphs and lists in order; their texts may have the tags of `RichText`. */
export interface LegalSection {
  readonly key: string
  readonly title: string
  readonly parts: readonly (string | readonly string[])[]
}

export interface Question {
  readonly key: string
  readonly question: string
  readonly answers: readonly string[]
}

export interface QuestionGroup {
  readonly key: string
  readonly title: string
  readonly questions: readonly Question[]
}

/** Id of a question, and the hash that opens it. */
export function questionId(group: string, question: string): string {
  return `${group}-${question}`
}

interface Page {
  readonly title: string
  readonly intro: string
}

export interface LegalDocument extends Page {
  /** date of the last change, as text */
  readonly updated: string
  readonly sections: readonly LegalSection[]
}

export interface QuestionsDocument extends Page {
  readonly search: string
  readonly none: string
  readonly noneText: string
  /** has `{{count}}` */
  readonly found: string
  readonly groups: readonly QuestionGroup[]
}

/**
 * Puts the shop's limits into a text: `{{codeMinutes}}` → `5`. A part that is about something the shop doesn't offer is left out:
 * `{{#cod}}cash on delivery{{/cod}}`.
 */
function interpolate(text: Texts | string | undefined): string {
  if (typeof text !== 'string') return ''
  return text
    .replace(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/g, (_, name: string, part: string) => (isOffered(name as Offering) ? part : ''))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(textVariables[name]))
    .trim()
}

function asGroup(value: Texts | string | undefined): Texts {
  return typeof value === 'object' ? value : {}
}

/** `p…` is a paragraph; adjacent `l…` are the points of one list. Those that are left out entirely don't appear. */
function parseParts(section: Texts): (string | string[])[] {
  const parts: (string | string[])[] = []
  for (const [key, value] of Object.entries(section)) {
    const text = interpolate(value)
    if (key === 'title' || text === '') continue
    const before = parts.at(-1)
    if (!key.startsWith('l')) parts.push(text)
    else if (Array.isArray(before)) before.push(text)
    else parts.push([text])
  }
  return parts
}

function parseArticle(texts: Texts): LegalDocument {
  const sections = Object.entries(asGroup(texts.sections))
    .map(([key, value]) => {
      const section = asGroup(value)
      return { key, title: interpolate(section.title), parts: parseParts(section) }
    })
    .filter(({ parts }) => parts.length > 0)
  return { title: interpolate(texts.title), intro: interpolate(texts.intro), updated: interpolate(texts.updated), sections }
}

function parseQuestion([key, value]: [string, Texts | string]): Question {
  const { q, ...answers } = asGroup(value)
  return { key, question: interpolate(q), answers: Object.values(answers).map(interpolate).filter(Boolean) }
}

function parseQuestions(texts: Texts): QuestionsDocument {
  const groups = Object.entries(asGroup(texts.groups)).map(([key, value]) => {
    const { title, ...questions } = asGroup(value)
    return {
      key,
      title: interpolate(title),
      questions: Object.entries(questions)
        .map(parseQuestion)
        .filter(({ answers }) => answers.length > 0),
    }
  })
  const { title, intro, search, none, noneText, found } = texts
  return {
    title: interpolate(title),
    intro: interpolate(intro),
    search: interpolate(search),
    none: interpolate(none),
    noneText: interpolate(noneText),
    found: String(found),
    groups,
  }
}

const cache = new Map<string, Promise<Texts>>()

/** Texts of a page in one language, fetched once, and again after a failure. */
function fetchTexts(name: LegalName, language: Language): Promise<Texts> {
  const key = `${name}:${language}`
  const cached = cache.get(key)
  if (cached) return cached
  const texts = documentTexts(language, name)
  cache.set(key, texts)
  texts.catch(() => cache.delete(key))
  return texts
}

/** Development: the changed texts of a document show at once. */
export function replaceTexts({ language, namespace, texts }: { language: string; namespace: string; texts: Texts }): void {
  const key = `${namespace}:${language}`
  if (!cache.has(key)) return
  cache.set(key, Promise.resolve(texts))
  void i18n.changeLanguage(i18n.language)
}
import.meta.hot?.on('nusaria:texts', replaceTexts)

const articles = new WeakMap<Promise<Texts>, Promise<LegalDocument>>()
const answers = new WeakMap<Promise<Texts>, Promise<QuestionsDocument>>()

/** Gives the same promise each time, so that React's `use` can read it. */
function memoized<T>(promises: WeakMap<Promise<Texts>, Promise<T>>, texts: Promise<Texts>, read: (texts: Texts) => T): Promise<T> {
  const cached = promises.get(texts) ?? texts.then(read)
  promises.set(texts, cached)
  return cached
}

/** A document in one language, whatever the shop's language is. */
export function legalDocument(name: Exclude<LegalName, 'faqs'>, language: Language): Promise<LegalDocument> {
  return memoized(articles, fetchTexts(name, language), parseArticle)
}

export function questionsDocument(language: Language): Promise<QuestionsDocument> {
  return memoized(answers, fetchTexts('faqs', language), parseQuestions)
}
