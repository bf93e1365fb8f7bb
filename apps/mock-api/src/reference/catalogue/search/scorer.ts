import type { Meanings } from './dictionary.ts'
import type { PostingLists, Postings } from './postings.ts'

/** Products with their scores; valid until the next search. */
export interface Scored {
  /** Positions of the products found, unordered. */
  readonly places: Uint32Array
  /** By position. */
  readonly scores: Float64Array
}

/** Average number of terms per product. */
const TERMS_EACH = 12

/** Finds the products that match and scores them. It reuses its arrays, so that a search allocates nothing. */
export class Scorer {
  readonly #postings: Postings
  readonly #places: Uint32Array
  readonly #scores: Float64Array
  readonly #weights: Float32Array
  /** What a word adds to the scores; all 0 between two words. */
  readonly #gains: Float64Array
  #count = 0

  constructor(postings: Postings, products: number) {
    this.#postings = postings
    this.#places = new Uint32Array(products)
    this.#scores = new Float64Array(products)
    this.#gains = new Float64Array(products)
    this.#weights = new Float32Array(postings.dictionary.size)
  }

  /** Products that match every word. */
  all(words: readonly Meanings[]): Scored {
    this.#clear()
    // The rarest word leaves the fewest products to check.
    const [rarest, ...others] = words.map((meanings) => ({ meanings, size: this.#sizeOf(meanings) })).sort((a, b) => a.size - b.size)
    if (rarest) this.#gather(rarest.meanings, this.#postings.products)
    for (const { meanings, size } of others) this.#narrow(meanings, size)
    return this.#scored()
  }

  /** Products that match any word. `lists` defaults to all products. */
  some(words: readonly Meanings[], lists: PostingLists = this.#postings.products): Scored {
    this.#clear()
    for (const meanings of words) this.#gather(meanings, lists)
    return this.#scored()
  }

  #scored(): Scored {
    return { places: this.#places.subarray(0, this.#count), scores: this.#scores }
  }

  #clear(): void {
    for (let i = 0; i < this.#count; i++) this.#scores[this.#places[i] ?? 0] = 0
    this.#count = 0
  }

  #sizeOf(meanings: Meanings): number {
    const { starts } = this.#postings.products
    let size = 0
    for (const id of meanings.keys()) size += (starts[id + 1] ?? 0) - (starts[id] ?? 0)
    return size
  }

  #gather(meanings: Meanings, { starts, items, fits }: PostingLists): void {
    const [scores, places] = [this.#scores, this.#places]
    let count = this.#count
    for (const [id, weight] of meanings)
      for (let i = starts[id] ?? 0, end = starts[id + 1] ?? 0; i < end; i++) {
        const at = items[i] ?? 0
        const score = scores[at] ?? 0
        if (score === 0) places[count++] = at
        scores[at] = score + weight * (fits[i] ?? 0)
      }
    this.#count = count
  }

  /** Drops the products that have none of the meanings; `size` is the number of products with one. */
  #narrow(meanings: Meanings, size: number): void {
    if (this.#count === 0) return
    // The cheaper side is scanned: the products with such a meaning, or the terms of the products left.
    const byProducts = size < this.#count * TERMS_EACH
    const more = byProducts ? this.#byProducts(meanings) : this.#byTerms(meanings)
    const [scores, places] = [this.#scores, this.#places]
    let kept = 0
    for (let n = 0; n < this.#count; n++) {
      const at = places[n] ?? 0
      const gain = more[at] ?? 0
      more[at] = 0
      if (gain > 0) {
        places[kept++] = at
        scores[at] = (scores[at] ?? 0) + gain
      } else scores[at] = 0
    }
    this.#count = kept
    if (byProducts) this.#forget(meanings)
  }

  #forget(meanings: Meanings): void {
    const { starts, items } = this.#postings.products
    for (const id of meanings.keys()) for (let i = starts[id] ?? 0, end = starts[id + 1] ?? 0; i < end; i++) this.#gains[items[i] ?? 0] = 0
  }

  #byProducts(meanings: Meanings): Float64Array {
    const { starts, items, fits } = this.#postings.products
    const gains = this.#gains
    for (const [id, weight] of meanings)
      for (let i = starts[id] ?? 0, end = starts[id + 1] ?? 0; i < end; i++) {
        const at = items[i] ?? 0
        gains[at] = (gains[at] ?? 0) + weight * (fits[i] ?? 0)
      }
    return gains
  }

  #byTerms(meanings: Meanings): Float64Array {
    const { starts, items, fits } = this.#postings.terms
    const [gains, weights] = [this.#gains, this.#weights]
    for (const [id, weight] of meanings) weights[id] = weight
    for (let n = 0; n < this.#count; n++) {
      const at = this.#places[n] ?? 0
      let gain = 0
      for (let i = starts[at] ?? 0, end = starts[at + 1] ?? 0; i < end; i++) gain += (weights[items[i] ?? 0] ?? 0) * (fits[i] ?? 0)
      gains[at] = gain
    }
    for (const id of meanings.keys()) weights[id] = 0
    return gains
  }
}
