import { createRng, rngState } from '@nusaria/catalogue/lib/rng'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { expect, it } from 'vitest'
import { type ComposedReview, composeReview } from './compose.ts'
import { ANSWERS, COMMON, type Phrase } from './phrases.ts'

const [product] = buildCatalogue({ seed: 1 }).products
const [sku] = product?.sku_list ?? []

/** Reviews with so many stars. */
const reviews = (stars: number): ComposedReview[] =>
  Array.from({ length: 400 }, (_, rank) => {
    if (!product || !sku) throw new Error('There is no product')
    return composeReview(createRng(rngState(1, stars, rank)), product, sku, { stars, rank, helpful: 0 })
  })
const has = (list: readonly Phrase[]) => (said: readonly Phrase[]) => said.some((phrase) => list.includes(phrase))
const asks = ({ said }: ComposedReview) => has(COMMON.questions)(said)
const share = (all: readonly ComposedReview[], is: (one: ComposedReview) => boolean) => all.filter(is).length / all.length

it.each([
  [5, 0.07, 0.3, 'praise'],
  [4, 0.07, 0, 'sorry'],
  [3, 0.07, 0, 'sorry'],
  [1, 0, 0, 'sorry'],
] as const)('of the reviews with %i stars so many ask and so many end with a greeting', (stars, asking, closing, mood) => {
  const all = reviews(stars)
  expect(share(all, asks)).toBeCloseTo(asking, 1)
  expect(share(all, asks) > 0).toBe(asking > 0)
  expect(share(all, ({ said }) => has(COMMON.closings)(said))).toBeCloseTo(closing, 1)
  // The shop answers questions most of all, and first.
  const asked = all.filter(asks)
  if (asked.length > 0) expect(share(asked, ({ answer }) => answer !== null)).toBeGreaterThan(0.8)
  for (const { answer } of asked) if (answer) expect(has(ANSWERS.greetings.ask)(answer)).toBe(true)
  const others = all.filter((one) => !asks(one)).flatMap(({ answer }) => (answer ? [answer] : []))
  expect(others.some(has(ANSWERS.greetings[mood]))).toBe(true)
  expect(others.some(has(ANSWERS.greetings.ask))).toBe(false)
})
