import type { Correction } from '@nusaria/contracts/search'
import { positionOf, type Ranked, sortKeyOf } from './ranking.ts'

/** The result of a search. It is sorted only when all rows are read. */
export class SearchResult<Row> {
  /** All products of the shop; results refer to them by position. */
  readonly products: readonly Row[]
  /** Positions of the products found, unordered. */
  readonly places: Uint32Array
  /** Parallel to `positions`: smaller for the more relevant, all different. */
  readonly worths: Float64Array
  /** The words it is for, where these aren't the typed ones. */
  readonly correction: Correction | null
  #rows: readonly Row[] | undefined
  #byPlace: ReadonlyMap<number, number> | undefined

  constructor(products: readonly Row[], { positions, sortKeys }: Ranked, correction: Correction | null = null) {
    this.products = products
    this.places = positions
    this.worths = sortKeys
    this.correction = correction
  }

  /** The result of one product. */
  static of<Row>(products: readonly Row[], place: number): SearchResult<Row> {
    return new SearchResult(products, { positions: Uint32Array.of(place), sortKeys: Float64Array.of(sortKeyOf(place, 0)) })
  }

  get length(): number {
    return this.worths.length
  }

  /** The products, most relevant first. */
  get rows(): readonly Row[] {
    this.#rows ??= Array.from(this.worths.slice().sort()).flatMap((sortKey) => this.products[positionOf(sortKey)] ?? [])
    return this.#rows
  }

  /** The sort key of the product at a position; undefined when it was not found. */
  worth(place: number): number | undefined {
    this.#byPlace ??= new Map(Array.from(this.places, (at, i) => [at, this.worths[i] ?? 0]))
    return this.#byPlace.get(place)
  }
}
