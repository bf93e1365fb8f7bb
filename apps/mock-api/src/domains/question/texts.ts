import { jsonData } from '@nusaria/catalogue/lib/json'
import { withBrand } from '../../lib/with-brand.ts'
import type { Kind, Phrase } from '../review/index.ts'
import any from './texts/any.json' with { type: 'json' }
import kinds from './texts/kinds.json' with { type: 'json' }

/** A question and what the shop answers. */
export type Pair = readonly [question: Phrase, answer: Phrase]

/** How the shop begins and ends an answer, and what it answers to a question that it has no pair for. */
export const {
  greetings: GREETINGS,
  closings: CLOSINGS,
  later: LATER,
  ...GROUPS
} = withBrand(
  jsonData<Readonly<Record<'greetings' | 'closings' | 'later', readonly Phrase[]> & Record<'any' | 'food' | 'goods', readonly Pair[]>>>(
    any,
  ),
)

const ofKind = jsonData<Readonly<Record<Kind, readonly Pair[]>>>(kinds)

/** Kinds that share questions; fresh goods and what is used up have their own alone. */
const GROUP: Readonly<Partial<Record<Kind, readonly Pair[]>>> = {
  treats: GROUPS.food,
  crisps: GROUPS.food,
  coffee: GROUPS.food,
  drinks: GROUPS.food,
  pantry: GROUPS.food,
  frozen: GROUPS.food,
  household: GROUPS.goods,
  children: GROUPS.goods,
  clothing: GROUPS.goods,
  electronics: GROUPS.goods,
  sports: GROUPS.goods,
}

/** All questions that fit a kind of product, its own first. */
export function pairsOf(kind: Kind): readonly Pair[] {
  return [...ofKind[kind], ...(GROUP[kind] ?? []), ...GROUPS.any]
}
