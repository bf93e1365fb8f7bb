import type { NavTypeRow, ProductRow } from '../types.ts'
import { Leaders, VariantGroups } from './leaders.ts'
import { buildPostings, type Postings } from './postings.ts'
import { topRanked } from './ranking.ts'
import { type Scored, Scorer } from './scorer.ts'
import { SearchResult } from './search-result.ts'
import { tokenize } from './tokenize.ts'

/** Maximum words per search. */
const WORDS = 12

/** Finds products by typed text and tolerates typing errors. Built once, then read-only. */
export class SearchIndex {
  readonly #postings: Postings
  readonly #scorer: Scorer
  readonly #products: readonly ProductRow[]
  readonly #goods: VariantGroups
  readonly #leaders: Leaders

  constructor(products: readonly ProductRow[], typeOf: (id: string) => NavTypeRow | undefined) {
    this.#products = products
    this.#postings = buildPostings(products, typeOf)
    this.#scorer = new Scorer(this.#postings, products.length)
    this.#goods = new VariantGroups(products)
    this.#leaders = new Leaders(this.#goods, this.#postings.products, products.length)
  }

  /** The best products that match and pass `wanted`, at most `most`. */
  search(text: string, most: number, wanted?: (product: ProductRow) => boolean): SearchResult<ProductRow> {
    const { places, scores } = this.#match(wordsOf(text))
    const among = wanted ? places.filter((at) => wanted(this.#at(at))) : places
    return new SearchResult(this.#products, topRanked(among, scores, most))
  }

  /** The best products, one per group: bundles of one product don't crowd out others. */
  suggest(text: string, most: number): readonly ProductRow[] {
    const typed = wordsOf(text)
    const [only, ...more] = typed
    const scored = only === undefined || more.length > 0 ? this.#match(typed) : this.#leading(only)
    return Array.from(this.#goods.leaders(scored, most), (at) => this.#at(at))
  }

  /**
   * Products that match all words exactly or by prefix. When there are none, typing errors are tolerated; when that doesn't help either,
   * some of the words suffice. So "kopi" never finds "topi".
   */
  #match(typed: readonly string[]): Scored {
    const { dictionary } = this.#postings
    const exact = this.#scorer.all(typed.map((word) => dictionary.exactMatches(word)))
    if (exact.places.length > 0 || typed.length === 0) return exact
    const meant = typed.map((word) => dictionary.fuzzyMatches(word))
    const near = this.#scorer.all(meant)
    return near.places.length > 0 || typed.length === 1 ? near : this.#scorer.some(meant)
  }

  /** The same for one word, among the leading products of each of its meanings. */
  #leading(word: string): Scored {
    const { dictionary } = this.#postings
    const exact = dictionary.exactMatches(word)
    const { lists, meanings } = this.#leaders.of(exact.size > 0 ? exact : dictionary.fuzzyMatches(word))
    return this.#scorer.some([meanings], lists)
  }

  #at(place: number): ProductRow {
    const product = this.#products[place]
    if (!product) throw new RangeError(`There is no product at ${place}`)
    return product
  }
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(tokenize(text))].slice(0, WORDS)
}
