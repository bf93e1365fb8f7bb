import type { Language } from '@nusaria/contracts/headers'
import { textVariables } from '@nusaria/locales/load'
import type { Texts } from '@nusaria/locales/namespaces'
import { isOffered, type Offering } from '#platform/config/config.ts'
import { documentTexts, i18n } from '#platform/i18n/i18n.ts'

/** The legal pages; each has a namespace of texts. */
export const LEGAL_NAMES = ['agreement', 'policyTerms', 'privacy', 'accessibility', 'faqs'] as const
export type LegalName = (typeof LEGAL_NAMES)[number]

/** Id of a question, and the hash that opens it. */
export function questionId(group: string, question: string): string {
  return `${group}-${question}`
}

/** Fills in limits (`{{codeMinutes}}`), and leaves out what the shop doesn't offer (`{{#cod}}cash on delivery{{/cod}}`). */
function interpolate(text: Texts | string | undefined): string {
  if (typeof text !== 'string') return ''
  return text
    .replace(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/g, (_, name: string, part: string) => (isOffered(name as Offering) ? part : ''))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(textVariables[name]))
    .trim()
}

function toGroup(value: Texts | string | undefined): Texts {
  return typeof value === 'object' ? value : {}
}

/** `p…` is a paragraph; adjacent `l…` are the points of one list. The texts may have the tags of `RichText`; empty ones are left out. */
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

function parseArticle({ title, intro, updated, sections }: Texts) {
  return {
    title: interpolate(title),
    intro: interpolate(intro),
    /** date of the last change, as text */
    updated: interpolate(updated),
    sections: Object.entries(toGroup(sections))
      .map(([key, value]) => {
        const section = toGroup(value)
        return { key, title: interpolate(section.title), parts: parseParts(section) }
      })
      .filter(({ parts }) => parts.length > 0),
  } as const
}

export type LegalDocument = ReturnType<typeof parseArticle>

function parseQuestion([key, value]: [string, Texts | string]) {
  const { q, ...answers } = toGroup(value)
  return { key, question: interpolate(q), answers: Object.values(answers).map(interpolate).filter(Boolean) } as const
}

export type Question = ReturnType<typeof parseQuestion>

function parseQuestions({ title, intro, search, none, noneText, found, groups }: Texts) {
  return {
    title: interpolate(title),
    intro: interpolate(intro),
    search: interpolate(search),
    none: interpolate(none),
    noneText: interpolate(noneText),
    /** has `{{count}}` */
    found: String(found),
    groups: Object.entries(toGroup(groups)).map(([key, value]) => {
      const { title: topic, ...texts } = toGroup(value)
      const questions = Object.entries(texts).map(parseQuestion)
      return { key, title: interpolate(topic), questions: questions.filter(({ answers }) => answers.length > 0) }
    }),
  } as const
}

export type QuestionsDocument = ReturnType<typeof parseQuestions>
export type QuestionGroup = QuestionsDocument['groups'][number]

/** By name and language. `use` needs the same promise each time. */
const articles = new Map<string, Promise<LegalDocument>>()
const answers = new Map<string, Promise<QuestionsDocument>>()

/** Fetches the texts of a page once, and again after a failure. */
function fetchDocument<T>(known: Map<string, Promise<T>>, name: LegalName, language: Language, parse: (texts: Texts) => T): Promise<T> {
  const key = `${name}:${language}`
  const cached = known.get(key)
  if (cached) return cached
  const document = documentTexts(language, name).then(parse)
  known.set(key, document)
  document.catch(() => known.delete(key))
  return document
}

/** A document in one language, whatever the shop's language is. */
export function legalDocument(name: Exclude<LegalName, 'faqs'>, language: Language): Promise<LegalDocument> {
  return fetchDocument(articles, name, language, parseArticle)
}

export function questionsDocument(language: Language): Promise<QuestionsDocument> {
  return fetchDocument(answers, 'faqs', language, parseQuestions)
}

/** Development: the changed texts of a document show at once. */
export function replaceTexts({ language, namespace, texts }: { language: string; namespace: string; texts: Texts }): void {
  const key = `${namespace}:${language}`
  if (answers.has(key)) answers.set(key, Promise.resolve(parseQuestions(texts)))
  else if (articles.has(key)) articles.set(key, Promise.resolve(parseArticle(texts)))
  else return
  void i18n.changeLanguage(i18n.language)
}
import.meta.hot?.on('nusaria:texts', replaceTexts)
