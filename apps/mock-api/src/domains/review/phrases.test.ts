import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { buildNav } from '@nusaria/catalogue/products/nav'
import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { expect, it } from 'vitest'
import { catalogueReview, reviewFlags } from './catalogue-reviews.ts'
import { COMMON, type Phrase, phrasesOf, TONES } from './phrases.ts'

const kinds = new Set(buildNav().flatMap(({ child_list }) => child_list.map(({ nav_type_id }) => phrasesOf(nav_type_id))))

it('every category has sentences for every number of stars, none of them twice in any language', () => {
  for (const phrases of [...kinds, COMMON]) {
    const said = TONES.flatMap<Phrase>((tone) => phrases[tone])
    for (const at of [0, 1, 2]) expect(new Set(said.map((phrase) => phrase[at])).size).toBe(said.length)
    for (const [tone, least] of [
      ['good', 10],
      ['fine', 4],
      ['mixed', 3],
      ['bad', 4],
    ] as const)
      expect(phrases[tone].length).toBeGreaterThanOrEqual(least)
  }
  expect(kinds.size).toBeGreaterThan(12)
})

/** The 20 products with the most reviews. */
const PRODUCTS = buildCatalogue({ seed: 1 })
  .products.toSorted((a, b) => b.review_count - a.review_count)
  .slice(0, 20)

/** The texts of the newest 50 reviews that match, of each product. */
const firstTexts = (language: Language, matches: (stars: number) => boolean) =>
  PRODUCTS.map((product) =>
    [...reviewFlags(product).stars.keys()]
      .filter((at) => matches(reviewFlags(product).stars[at] ?? 0))
      .slice(0, 50)
      .map((at) => catalogueReview(product, at, 0, language).content),
  )

const repeats = (texts: readonly string[]) => 1 - new Set(texts).size / texts.length
/** The share of the texts with the sentence that is used most. */
const mostUsed = (texts: readonly string[]) => {
  const uses = new Map<string, number>()
  for (const sentence of texts.flatMap((text) => text.match(/[^.!?。！？]+[.!?。！？]/g) ?? []))
    uses.set(sentence.trim(), (uses.get(sentence.trim()) ?? 0) + 1)
  return Math.max(...uses.values()) / texts.length
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

it.each(LANGUAGES)('of the first 50 reviews of a product hardly any says the same as another, in %s', (language) => {
  const newest = firstTexts(language, () => true)
  expect(mean(newest.map(repeats))).toBeLessThan(0.02)
  expect(Math.max(...newest.map(repeats))).toBeLessThanOrEqual(0.06)
  expect(mean(newest.map(mostUsed))).toBeLessThan(0.15)
  for (const only of [[1, 2], [3], [4]]) expect(mean(firstTexts(language, (stars) => only.includes(stars)).map(repeats))).toBeLessThan(0.1)
  for (const text of newest.flat()) expect(text).not.toMatch(/[{}]|undefined/)
})
