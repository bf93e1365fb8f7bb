import type { Correction } from '@nusaria/contracts/search'

/** The products that a search found. */
export class SearchResult<Row> {
  /** All products of the shop. */
  readonly products: readonly Row[]
  /** Positions of those that were found, most relevant first. */
  readonly places: Uint32Array
  /** The words it is for, where these aren't the typed ones. */
  readonly correction: Correction | null

  constructor(products: readonly Row[], places: Uint32Array, correction: Correction | null = null) {
    this.products = products
    this.places = places
    this.correction = correction
  }

  /** The products, most relevant first. */
  get rows(): readonly Row[] {
    return Array.from(this.places).flatMap((place) => this.products[place] ?? [])
  }
}
