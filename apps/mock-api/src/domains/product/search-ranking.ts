import { quickselect } from '@nusaria/catalogue/lib/quickselect'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { SearchResult } from '@nusaria/catalogue/search/search-result'
import type { ProductSort } from '@nusaria/contracts/product'
import { columnsOf, type ProductColumns } from './columns.ts'
import { failedFilters, type ListFilter } from './filter.ts'
import type { ListStart, ProductList } from './product-list.ts'

/** A search result as a product list. Only the products of a page are sorted. */
export class SearchRanking implements ProductList {
  readonly columns: ProductColumns
  readonly #found: SearchResult<ProductRow>

  constructor(found: SearchResult<ProductRow>) {
    this.#found = found
    this.columns = columnsOf(found.products)
  }

  get places(): Uint32Array {
    return this.#found.places
  }

  place(product_no: string): number | undefined {
    const place = this.columns.place(product_no)
    return place !== undefined && this.#found.worth(place) !== undefined ? place : undefined
  }

  tie(place: number): number {
    return this.#found.worth(place) ?? 0
  }

  first(sort: ProductSort, filter: ListFilter, most: number): ListStart {
    const { places, worths } = this.#found
    const by = sort === 'relevance' ? null : this.columns.keys(sort)
    const failed = failedFilters(this.columns, filter)
    // Indices into the result that pass the filter, and their sort keys.
    const passing = new Uint32Array(worths.length)
    const keys = new Float64Array(worths.length)
    let total = 0
    for (let i = 0; i < worths.length; i++) {
      const place = places[i] ?? 0
      if (failed(place) !== 0) continue
      keys[total] = (by === null ? worths[i] : by[place]) ?? 0
      passing[total++] = i
    }
    const last = most < total ? quickselect(keys.slice(0, total), most - 1) : Number.POSITIVE_INFINITY
    const taken: { readonly key: number; readonly worth: number; readonly place: number }[] = []
    for (let n = 0; n < total; n++) {
      const [key, i] = [keys[n] ?? 0, passing[n] ?? 0]
      if (key <= last) taken.push({ key, worth: worths[i] ?? 0, place: places[i] ?? 0 })
    }
    return { places: taken.sort((a, b) => a.key - b.key || a.worth - b.worth).map(({ place }) => place), total }
  }
}

const known = new WeakMap<SearchResult<ProductRow>, SearchRanking>()

/** A search result as a product list, cached with the result. */
export function searchRanking(found: SearchResult<ProductRow>): SearchRanking {
  const finding = known.get(found) ?? new SearchRanking(found)
  known.set(found, finding)
  return finding
}
