import { LANGUAGES } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { describe, expect, it } from 'vitest'
import { legalDocument, questionsDocument } from './legal-texts.ts'
import { LINKS, plainText } from './rich-text.tsx'

const NAMES = ['agreement', 'policyTerms', 'privacy', 'accessibility'] as const

/** All texts of all documents in one language. */
async function textsIn(language: (typeof LANGUAGES)[number]): Promise<string[]> {
  const articles = await Promise.all(NAMES.map((name) => legalDocument(name, language)))
  const questions = await questionsDocument(language)
  return [
    ...articles.flatMap(({ title, intro, updated, sections }) => [
      title,
      intro,
      updated,
      ...sections.flatMap((section) => [section.title, ...section.parts.flat()]),
    ]),
    ...[questions.title, questions.intro, questions.search, questions.none, questions.noneText, questions.found.replace('{{count}}', '')],
    ...questions.groups.flatMap((group) => [group.title, ...group.questions.flatMap(({ question, answers }) => [question, ...answers])]),
  ]
}

describe.each(LANGUAGES)('documents in %s', (language) => {
  it('have all texts, and all their numbers', async () => {
    const texts = await textsIn(language)
    expect(texts.filter((text) => text.trim() === '' || /undefined|[{}]/.test(text))).toEqual([])
  })

  it('link only to pages of the shop', async () => {
    const tags = (await textsIn(language)).flatMap((text) => [...text.matchAll(/<(\w+)>[^<]+<\/\1>/g)].map(([, name]) => name ?? ''))
    expect(tags.length).toBeGreaterThan(20)
    expect([...new Set(tags)].filter((name) => name !== 'mail' && !(name in LINKS))).toEqual([])
    expect((await textsIn(language)).filter((text) => plainText(text).includes('<'))).toEqual([])
  })

  it("show the shop's limits", async () => {
    const { parts } = (await legalDocument('privacy', language)).sections.find(({ key }) => key === 'retention') ?? { parts: [] }
    const said = parts.flat().join(' ')
    for (const number of [LIMITS.codeMinutes, LIMITS.tokenDays, LIMITS.deletionDaysMin, LIMITS.deletionDaysMax, LIMITS.deletedDays]) {
      expect(said).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
    }
  })

  it('promise when an order is sent, and how many days it takes in town and beyond', async () => {
    const { sections } = await legalDocument('policyTerms', language)
    const said = sections.flatMap(({ parts }) => parts.flat()).find((text) => text.includes(String(LIMITS.shipHours))) ?? ''
    const numbers = [...said.matchAll(/\d+/g)].map(([number]) => Number(number))
    expect(numbers).toEqual([48, 1, 2, 4, 7])
  })
})

it('joins the points of a list', async () => {
  const { sections } = await legalDocument('privacy', 'en')
  const rights = sections.find(({ key }) => key === 'rights')
  expect(rights?.parts.map((part) => (typeof part === 'string' ? 'paragraph' : part.length))).toEqual([
    'paragraph',
    9,
    'paragraph',
    'paragraph',
  ])
})

it('gives a page the same promise each time', () => {
  expect(legalDocument('privacy', 'en')).toBe(legalDocument('privacy', 'en'))
  expect(questionsDocument('id')).toBe(questionsDocument('id'))
})
