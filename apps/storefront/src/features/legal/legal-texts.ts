import type { Language } from '@nusaria/contracts/headers'
import { loadTexts } from '@nusaria/locales/load'

/** The shop's own pages to read, a namespace of texts each. */
export type LegalName = 'agreement' | 'policyTerms' | 'privacy' | 'faqs'

export interface LegalSection {
  readonly key: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

export interface LegalDocument {
  readonly title: string
  readonly intro: string
  /** when it was last changed, in words; not of every page */
  readonly updated: string | undefined
  readonly sections: readonly LegalSection[]
}

interface Texts {
  readonly title: string
  readonly intro: string
  readonly updated?: string
  readonly sections: Readonly<Record<string, Readonly<Record<string, string>>>>
}

async function read(name: LegalName, language: Language): Promise<LegalDocument> {
  const { title, intro, updated, sections } = (await loadTexts(language, name)) as unknown as Texts
  return {
    title,
    intro,
    updated,
    sections: Object.entries(sections).map(([key, { title: heading = '', ...rest }]) => ({
      key,
      title: heading,
      paragraphs: Object.values(rest),
    })),
  }
}

const documents = new Map<string, Promise<LegalDocument>>()

/** A page's text in one language, whatever the shop's own is; fetched once, again after a failure. */
export function legalDocument(name: LegalName, language: Language): Promise<LegalDocument> {
  const key = `${name}:${language}`
  const known = documents.get(key)
  if (known) return known
  const asked = read(name, language)
  documents.set(key, asked)
  asked.catch(() => documents.delete(key))
  return asked
}
