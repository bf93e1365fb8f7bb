import type { Correction } from '@nusaria/contracts/search'

/** The products that a search found. */
export class SearchResult<Row> {
  /** All products of the shop. */
  readonly products: readonly Row[]
  /** Positions of those that were found, most relevant first. */
  readonly places: Uint32Array
  /** The words it is for, where these aren't the typed ones. */
  readonly correction: Correction | null

  /** Positions of those that don't have all words; they come last. */
  readonly similar: ReadonlySet<number>

  constructor(
    products: readonly Row[],
    places: Uint32Array,
    correction: Correction | null = null,
    similar: ReadonlySet<number> = new Set(),
  ) {
    this.products = products
    this.places = places
    this.correction = correction
    this.similar = similar
  }

  /** The result without similar products. */
  get full(): SearchResult<Row> {
    if (this.similar.size === 0) return this
    const places = this.places.filter((place) => !this.similar.has(place))
    return new SearchResult(this.products, places, this.correction)
  }

  /** The products, most relevant first. */
  get rows(): readonly Row[] {
    return Array.from(this.places).flatMap((place) => this.products[place] ?? [])
  }
}
