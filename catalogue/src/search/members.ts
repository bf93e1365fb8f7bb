import type { ProductRow } from '../products/types.ts'
import { cachedTokenizer } from './documents.ts'

/** The best seller is this much better than a product never sold; among equals only. */
const POPULARITY = 0.02
/** What is sold out comes last among equals. */
const SOLD_OUT = 0.9

/** A product of a model with the words that only it has. */
export interface Member {
  readonly place: number
  readonly own: ReadonlySet<string>
  readonly standing: number
  /** The more it sells; for an unfinished word, which may mean much. */
  readonly sales: number
}

function standingOf({ sold_count, flag_sold_out }: ProductRow): number {
  return (1 + POPULARITY * Math.log10(10 + sold_count)) * (flag_sold_out ? SOLD_OUT : 1)
}

function salesOf({ sold_count, flag_sold_out }: ProductRow): number {
  return Math.log10(10 + sold_count) * (flag_sold_out ? SOLD_OUT : 1)
}

/** The products of each model, given by their positions, the best first. */
export function membersOf(products: readonly ProductRow[], models: readonly (readonly number[])[]): readonly (readonly Member[])[] {
  const wordsOf = cachedTokenizer()
  const memberAt = (place: number): Member[] => {
    const product = products[place]
    if (!product) return []
    const own = new Set([...wordsOf(product.attributes.brand), ...wordsOf(product.edition)])
    return [{ place, own, standing: standingOf(product), sales: salesOf(product) }]
  }
  return models.map((places) => places.flatMap(memberAt).sort((a, b) => b.standing - a.standing || a.place - b.place))
}
