import type { ProductRow } from '../types.ts'
import type { Meanings, TermId } from './dictionary.ts'
import type { PostingLists } from './postings.ts'
import { topPositions } from './ranking.ts'
import type { Scored } from './scorer.ts'

/** Products per term for suggestions. */
const LEADERS_PER_TERM = 24

/** Groups products with their bundles and packagings: they share one picture. */
export class VariantGroups {
  readonly #goods: Uint32Array
  readonly #leaders: Uint32Array
  readonly #seen: number[] = []

  constructor(products: readonly ProductRow[]) {
    const numbers = new Map<string, number>()
    this.#goods = Uint32Array.from(products, ({ major_image_url }) => {
      const number = numbers.get(major_image_url) ?? numbers.size
      numbers.set(major_image_url, number)
      return number
    })
    this.#leaders = new Uint32Array(numbers.size)
  }

  /** The best product of each group, best first, at most `most`. */
  leaders({ places, scores }: Scored, most: number): Uint32Array {
    // Stored positions are one higher: 0 means none yet.
    for (const at of places) {
      const goods = this.#goods[at] ?? 0
      const leader = (this.#leaders[goods] ?? 0) - 1
      if (leader < 0) this.#seen.push(goods)
      const better = leader < 0 ? 1 : (scores[at] ?? 0) - (scores[leader] ?? 0)
      if (better > 0 || (better === 0 && at < leader)) this.#leaders[goods] = at + 1
    }
    const chosen = Uint32Array.from(this.#seen, (goods) => (this.#leaders[goods] ?? 0) - 1)
    for (const goods of this.#seen) this.#leaders[goods] = 0
    this.#seen.length = 0
    return topPositions(chosen, scores, most)
  }
}

/** The leading products of each term, cached on first use, so that the cost of a suggestion doesn't grow with the catalogue. */
export class Leaders {
  readonly #goods: VariantGroups
  readonly #products: PostingLists
  readonly #scores: Float64Array
  readonly #known = new Map<TermId, { readonly places: Uint32Array; readonly fits: Float32Array }>()

  constructor(goods: VariantGroups, products: PostingLists, size: number) {
    this.#goods = goods
    this.#products = products
    this.#scores = new Float64Array(size)
  }

  /** The leading products of the terms, concatenated as `Scorer` takes them, and the meanings by their index there. */
  of(meanings: Meanings): { readonly lists: PostingLists; readonly meanings: Meanings } {
    const leading = [...meanings].map(([id, weight]) => ({ ...this.#ofTerm(id), weight }))
    const starts = new Uint32Array(leading.length + 1)
    leading.forEach(({ places }, n) => {
      starts[n + 1] = (starts[n] ?? 0) + places.length
    })
    const items = new Uint32Array(starts[leading.length] ?? 0)
    const fits = new Float32Array(items.length)
    leading.forEach((term, n) => {
      items.set(term.places, starts[n])
      fits.set(term.fits, starts[n])
    })
    return { lists: { starts, items, fits }, meanings: new Map(leading.map(({ weight }, n) => [n, weight])) }
  }

  #ofTerm(id: TermId) {
    const known = this.#known.get(id)
    if (known) return known
    const { starts, items, fits } = this.#products
    const places = items.subarray(starts[id], starts[id + 1])
    places.forEach((at, n) => {
      this.#scores[at] = fits[(starts[id] ?? 0) + n] ?? 0
    })
    const leading = this.#goods.leaders({ places, scores: this.#scores }, LEADERS_PER_TERM)
    const term = { places: leading, fits: Float32Array.from(leading, (at) => this.#scores[at] ?? 0) }
    this.#known.set(id, term)
    return term
  }
}
