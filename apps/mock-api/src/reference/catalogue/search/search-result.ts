import type { ProductRow } from '../types.ts'
import { positionOf, type Ranked } from './ranking.ts'

/** What a search found, put in order only when somebody looks at all of it. */
export class SearchResult {
  /** All products of the shop; a found one is named by its place there. */
  readonly products: readonly ProductRow[]
  /** Of each product that was found, in no order. */
  readonly places: Uint32Array
  /** Beside `places`: smaller for the more relevant, no two the same. */
  readonly worths: Float64Array
  #rows: readonly ProductRow[] | undefined
  #byPlace: ReadonlyMap<number, number> | undefined

  constructor(products: readonly ProductRow[], { positions, sortKeys }: Ranked) {
    this.products = products
    this.places = positions
    this.worths = sortKeys
  }

  get length(): number {
    return this.worths.length
  }

  /** The products, most relevant first. */
  get rows(): readonly ProductRow[] {
    this.#rows ??= Array.from(this.worths.slice().sort()).flatMap((sortKey) => this.products[positionOf(sortKey)] ?? [])
    return this.#rows
  }

  /** The worth of the product at a place; undefined when it wasn't found. */
  worth(place: number): number | undefined {
    this.#byPlace ??= new Map(Array.from(this.places, (at, i) => [at, this.worths[i] ?? 0]))
    return this.#byPlace.get(place)
  }
}
