import type { Language } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { Texts } from '@nusaria/locales/namespaces'
import { documentTexts } from '../../shared/i18n/i18n.ts'

/** The shop's own pages to read, a namespace of texts each. */
export type LegalName = 'agreement' | 'policyTerms' | 'privacy' | 'faqs'

/** One part of a document; `parts` are paragraphs and lists in reading order. Texts may hold the tags that `RichText` knows. */
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

/** Names a question on its page: the part of the address that opens it. */
export function questionId(group: string, question: string): string {
  return `${group}-${question}`
}

interface Page {
  readonly title: string
  readonly intro: string
}

export interface LegalDocument extends Page {
  /** when it was last changed, in words */
  readonly updated: string
  readonly sections: readonly LegalSection[]
}

export interface QuestionsDocument extends Page {
  readonly search: string
  readonly none: string
  readonly noneText: string
  /** holds `{{count}}` */
  readonly found: string
  readonly groups: readonly QuestionGroup[]
}

const limits: Readonly<Record<string, number | string>> = LIMITS

/** A text with the shop's limits in place: `{{codeMinutes}}` → `5`. */
function interpolate(text: Texts | string | undefined): string {
  if (typeof text !== 'string') return ''
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(limits[name]))
}

function asGroup(value: Texts | string | undefined): Texts {
  return typeof value === 'object' ? value : {}
}

/** `p…` are paragraphs, `l…` next to each other the points of one list. */
function parseParts(section: Texts): (string | string[])[] {
  const parts: (string | string[])[] = []
  for (const [key, value] of Object.entries(section)) {
    if (key === 'title') continue
    const before = parts.at(-1)
    if (!key.startsWith('l')) parts.push(interpolate(value))
    else if (Array.isArray(before)) before.push(interpolate(value))
    else parts.push([interpolate(value)])
  }
  return parts
}

function parseArticle(texts: Texts): LegalDocument {
  const sections = Object.entries(asGroup(texts.sections)).map(([key, value]) => {
    const section = asGroup(value)
    return { key, title: interpolate(section.title), parts: parseParts(section) }
  })
  return { title: interpolate(texts.title), intro: interpolate(texts.intro), updated: interpolate(texts.updated), sections }
}

function parseQuestion([key, value]: [string, Texts | string]): Question {
  const { q, ...answers } = asGroup(value)
  return { key, question: interpolate(q), answers: Object.values(answers).map(interpolate) }
}

function parseQuestions(texts: Texts): QuestionsDocument {
  const groups = Object.entries(asGroup(texts.groups)).map(([key, value]) => {
    const { title, ...questions } = asGroup(value)
    return { key, title: interpolate(title), questions: Object.entries(questions).map(parseQuestion) }
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

/** A page's texts in one language, fetched once, again after a failure. */
function fetchTexts(name: LegalName, language: Language): Promise<Texts> {
  const key = `${name}:${language}`
  const known = cache.get(key)
  if (known) return known
  const texts = documentTexts(language, name)
  cache.set(key, texts)
  texts.catch(() => cache.delete(key))
  return texts
}

const articles = new WeakMap<Promise<Texts>, Promise<LegalDocument>>()
const answers = new WeakMap<Promise<Texts>, Promise<QuestionsDocument>>()

/** The same promise each time, so that a page can `use` it. */
function memoized<T>(kept: WeakMap<Promise<Texts>, Promise<T>>, texts: Promise<Texts>, read: (texts: Texts) => T): Promise<T> {
  const known = kept.get(texts) ?? texts.then(read)
  kept.set(texts, known)
  return known
}

/** An article to read, in one language, whatever the shop's own is. */
export function legalDocument(name: Exclude<LegalName, 'faqs'>, language: Language): Promise<LegalDocument> {
  return memoized(articles, fetchTexts(name, language), parseArticle)
}

/** The questions and answers, as above. */
export function questionsDocument(language: Language): Promise<QuestionsDocument> {
  return memoized(answers, fetchTexts('faqs', language), parseQuestions)
}
