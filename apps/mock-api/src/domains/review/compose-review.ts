import type { Rng } from '../../lib/rng.ts'
import { CLOSINGS, COMMON } from './texts/common.ts'
import type { Phrases } from './texts/phrases.ts'
import { phrasesOf } from './texts/phrases-by-category.ts'

const TONE: Readonly<Record<number, keyof Phrases>> = { 5: 'good', 4: 'fine', 3: 'mixed' }

/** Composes a review: a phrase for the category, often one about delivery or price, sometimes a closing. */
export function composeReview(rng: Rng, nav_type_id: string, stars: number): string {
  const tone = TONE[stars] ?? 'bad'
  const own = phrasesOf(nav_type_id)[tone]
  const said = [rng.pick(own)]
  if (rng.next() < 0.25) said.push(...rng.shuffle(own.filter((phrase) => phrase !== said[0])).slice(0, 1))
  if (rng.next() < 0.65) said.push(rng.pick(COMMON[tone]))
  if (tone === 'good' && rng.next() < 0.4) said.push(rng.pick(CLOSINGS))
  return said.join(' ')
}
