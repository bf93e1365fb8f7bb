import MiniSearch, { type SearchOptions } from 'minisearch'
import type { NavTypeRow, ProductRow } from './types.ts'

interface Entry {
  readonly at: number
  readonly name: string
  readonly brand: string
  readonly types: string
  readonly values: string
}

/** Spellings people type for the shop's own words. */
const spellings: Readonly<Record<string, string>> = {
  shampoo: 'sampo',
  shampo: 'sampo',
  mie: 'mi',
  coklat: 'cokelat',
  cemilan: 'camilan',
  sunscreen: 'tabir',
  nugget: 'naget',
  lotion: 'lotion',
  hp: 'ponsel',
  handphone: 'ponsel',
  snack: 'camilan',
}

/** Lower case, accents off, known spellings united; null drops the word. */
export function term(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (plain === '') return null
  return Object.hasOwn(spellings, plain) ? (spellings[plain] ?? plain) : plain
}

/** Words are runs of letters and digits; a Chinese character is a word of its own. */
export function words(text: string): string[] {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
}

/** Short words must be right; longer ones may have one or two wrong letters. */
const fuzziness = (word: string): number | boolean => (word.length < 4 ? false : word.length < 6 ? 1 : 2)

/** Finds products by what is typed, typing errors forgiven. Built once, then only read. */
export class SearchIndex {
  readonly #index: MiniSearch<Entry>
  readonly #products: readonly ProductRow[]

  constructor(products: readonly ProductRow[], typeOf: (id: string) => NavTypeRow | undefined) {
    this.#products = products
    this.#index = new MiniSearch<Entry>({ idField: 'at', fields: ['name', 'brand', 'types', 'values'], tokenize: words, processTerm: term })
    this.#index.addAll(products.map((product, at) => entryOf(product, at, typeOf)))
  }

  /**
   * Products with all the words as typed or begun with them, best first. When there is none, errors are forgiven; when that
   * doesn't help either, some of the words are enough. So "kopi" never finds "topi".
   */
  search(text: string): readonly ProductRow[] {
    const exact = this.#run(text, { combineWith: 'AND' })
    if (exact.length > 0) return exact
    const near = this.#run(text, { combineWith: 'AND', fuzzy: fuzziness })
    return near.length > 0 ? near : this.#run(text, { combineWith: 'OR', fuzzy: fuzziness })
  }

  #run(text: string, how: Pick<SearchOptions, 'combineWith' | 'fuzzy'>): readonly ProductRow[] {
    const options: SearchOptions = {
      ...how,
      prefix: true,
      maxFuzzy: 2,
      boost: { name: 3, brand: 1.5, types: 1.2, values: 1 },
      weights: { fuzzy: 0.25, prefix: 0.6 },
      boostDocument: (at: number) => 1 + Math.log10(10 + (this.#products[at]?.sold_count ?? 0)) / 10,
    }
    const found = this.#index.search(text, options).toSorted((a, b) => b.score - a.score || a.id - b.id)
    return found.flatMap((hit) => this.#products[hit.id] ?? [])
  }
}

function entryOf(product: ProductRow, at: number, typeOf: (id: string) => NavTypeRow | undefined): Entry {
  const types = [product.nav_type_id, product.nav_parent_id].flatMap((id) => Object.values(typeOf(id)?.nav_type_name ?? {}))
  return {
    at,
    name: product.product_name,
    brand: product.attributes.brand,
    types: types.join(' '),
    values: product.options.flatMap((axis) => axis.values).join(' '),
  }
}
