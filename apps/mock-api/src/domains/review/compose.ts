import { createRng, type Rng, rngState } from '@nusaria/catalogue/lib/rng'
import type { ProductRow, SkuRow } from '@nusaria/catalogue/products/types'
import { catalogueText } from '@nusaria/catalogue/texts/index'
import type { Language } from '@nusaria/contracts/headers'
import { ANSWERS, COMMON, type Mood, type Phrase, phrasesOf, type Tone, type Topic, textOf } from './phrases.ts'

const TONE: Readonly<Record<number, Tone>> = { 5: 'good', 4: 'fine', 3: 'mixed' }

export const toneOf = (stars: number): Tone => TONE[stars] ?? 'bad'

/** How often a review begins with what fits any product, says nothing but one thing, or says two things about the product. */
const COMMON_FIRST = 0.2
const ONE_SENTENCE = 0.1
const TWO_OWN = 0.12
const CLOSING = 0.3
const QUESTION = 0.07

/** How often the shop answers. It answers most questions. */
const ANSWERED: Readonly<Record<Tone | 'question', number>> = { good: 0.12, fine: 0.3, mixed: 0.55, bad: 0.8, question: 0.9 }

/** What a review is composed for. */
interface ReviewFacts {
  readonly stars: number
  /** How many of the product's reviews of this tone are older. */
  readonly rank: number
  /** How many shoppers find it helpful. */
  readonly helpful: number
}

/** So many find a review helpful that says more than others. */
const SAYS_MORE = 10

/** A review and the shop's answer as sentences, the same in every language. */
export interface ComposedReview {
  readonly said: readonly Phrase[]
  /** Null: the shop hasn't answered. */
  readonly answer: readonly Phrase[] | null
}

/** A product's own order of the sentences for its category and of those for any product. */
function sentencesOf({ product_no, nav_type_id }: ProductRow, { spec_values }: SkuRow, tone: Tone) {
  const order = createRng(rngState('phrases', product_no, tone))
  const any = COMMON[tone].filter(([id]) => spec_values.length > 0 || !id.includes('{{option}}'))
  return { own: order.shuffle(phrasesOf(nav_type_id)[tone]), any: order.shuffle(any) }
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/**
 * Composes a review: a sentence for the category and mostly one about delivery, price or habit. Both lists are gone through in order: a sentence
 * comes again after all others, and a pair after all other pairs.
 */
export function composeReview(rng: Rng, product: ProductRow, sku: SkuRow, { stars, rank, helpful }: ReviewFacts): ComposedReview {
  const tone = toneOf(stars)
  const { own, any } = sentencesOf(product, sku, tone)
  const nth = (list: readonly Phrase[], n: number) => list[n % list.length] as Phrase
  const first = nth(own, rank)
  // After so many all pairs in step have been said: the second list goes on one sentence later.
  const inStep = (own.length * any.length) / greatestDivisor(own.length, any.length)
  const second = nth(any, rank + Math.floor(rank / inStep))
  const another = nth(own, rank + 1 + (Math.floor(rank / own.length) % (own.length - 1)))
  const shape = rng.next()
  const said = [first, second]
  if (helpful >= SAYS_MORE) said.splice(1, 0, another)
  else if (shape < COMMON_FIRST) said.reverse()
  else if (shape < COMMON_FIRST + ONE_SENTENCE) said.pop()
  else if (shape < COMMON_FIRST + ONE_SENTENCE + TWO_OWN) said[1] = another
  if (tone === 'good' && rng.next() < CLOSING) said.push(rng.pick(COMMON.closings))
  const asks = tone !== 'bad' && rng.next() < QUESTION
  if (asks) said.push(rng.pick(COMMON.questions))
  const isAnswered = rng.next() < ANSWERED[asks ? 'question' : tone]
  return { said, answer: isAnswered ? composeAnswer(rng, tone, said) : null }
}

/** What the shop answers: to the question, or else the complaint, where there is one. */
function composeAnswer(rng: Rng, tone: Tone, said: readonly Phrase[]): Phrase[] {
  const topic: Topic | undefined = said.findLast(([, , , about]) => about !== undefined)?.[3]
  const praises = topic === undefined && (tone === 'good' || tone === 'fine')
  const mood: Mood = topic?.startsWith('ask_') ? 'ask' : praises ? 'praise' : 'sorry'
  const about = ANSWERS.topics[topic ?? (praises ? 'praise' : 'noted')]
  return [rng.pick(ANSWERS.greetings[mood]), rng.pick(about), rng.pick(ANSWERS.closings[mood])]
}

/** The text of a review in the reader's language. */
export function reviewText(said: readonly Phrase[], { names }: ProductRow, { spec_values }: SkuRow, language: Language): string {
  const [kind = ''] = names.kind[language]
  const option = catalogueText.option(language, spec_values[0] ?? '')
  return textOf(said, language, { kind: kind.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()), option })
}
