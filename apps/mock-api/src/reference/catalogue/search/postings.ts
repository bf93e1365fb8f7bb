import type { NavTypeRow, ProductRow } from '../types.ts'
import { Dictionary, type TermId } from './dictionary.ts'
import { tokenize } from './tokenize.ts'

/** The searched fields of a product, and their weights. */
const FIELDS = [
  { boost: 3, of: (product: ProductRow) => product.product_name },
  { boost: 1.5, of: (product: ProductRow) => product.attributes.brand },
  { boost: 1.2, of: null },
  { boost: 1, of: (product: ProductRow) => product.options.map((axis) => axis.values.join(' ')).join(' ') },
] as const
/** The index of the field with type names in all languages: equal for all products of a type. */
const TYPES = 2

/** BM25+ parameters: saturation, length share, floor. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 } as const

/** Concatenated lists; list `n` is from `starts[n]` to `starts[n + 1]`. */
export interface PostingLists {
  readonly starts: Uint32Array
  readonly items: Uint32Array
  /** How well term and product match, per item: higher is better. */
  readonly fits: Float32Array
}

/** Which terms are in which products, by position. */
export interface Postings {
  readonly dictionary: Dictionary
  /** By term: its products, in order. */
  readonly products: PostingLists
  /** By product: its terms. */
  readonly terms: PostingLists
}

/** The frequency of each term in a text. */
type Counts = ReadonlyMap<TermId, number>

/** Counts the terms of texts. Cached per text. */
function counter(dictionary: Dictionary): (text: string) => Counts {
  const known = new Map<string, Counts>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const counts = new Map<TermId, number>()
    for (const word of tokenize(text)) {
      const id = dictionary.add(word)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    known.set(text, counts)
    return counts
  }
}

/** Counts of each field of each product. */
function countsOf(products: readonly ProductRow[], dictionary: Dictionary, typeOf: (id: string) => NavTypeRow | undefined): Counts[][] {
  const count = counter(dictionary)
  const typeNames = (ids: readonly string[]) => ids.flatMap((id) => Object.values(typeOf(id)?.nav_type_name ?? {})).join(' ')
  const ofType = new Map<string, Counts>()
  return products.map((product) => {
    const { nav_type_id, nav_parent_id } = product
    const types = ofType.get(nav_type_id) ?? count(typeNames([nav_type_id, nav_parent_id]))
    ofType.set(nav_type_id, types)
    return FIELDS.map(({ of }, field) => (field === TYPES || of === null ? types : count(of(product))))
  })
}

/** The weight of a term by its rarity in a field, and the field's average length. */
function weigh(counts: readonly Counts[], size: number): { readonly rarity: Float64Array; readonly length: number } {
  const having = new Float64Array(size)
  let length = 0
  for (const terms of counts) {
    length += terms.size
    for (const id of terms.keys()) having[id] = (having[id] ?? 0) + 1
  }
  return { rarity: having.map((n) => Math.log(1 + (counts.length - n + 0.5) / (n + 0.5))), length: length / Math.max(1, counts.length) }
}

/** Well-known products rank a little higher. */
const popularity = ({ sold_count }: ProductRow): number => 1 + Math.log10(10 + sold_count) / 10

/** Reads all products once. */
export function buildPostings(products: readonly ProductRow[], typeOf: (id: string) => NavTypeRow | undefined): Postings {
  const dictionary = new Dictionary()
  const counts = countsOf(products, dictionary, typeOf)
  dictionary.complete()
  const weights = FIELDS.map((_, field) =>
    weigh(
      counts.map((fields) => fields[field] ?? new Map()),
      dictionary.size,
    ),
  )
  const fits = new Float64Array(dictionary.size)
  const having = new Uint32Array(dictionary.size)
  const starts = new Uint32Array(products.length + 1)
  const items: number[] = []
  const fit: number[] = []
  products.forEach((product, at) => {
    const touched: TermId[] = []
    counts[at]?.forEach((terms, field) => {
      const { rarity, length } = weights[field] ?? { rarity: fits, length: 1 }
      const shortness = 1 - BM25.b + (BM25.b * terms.size) / length
      for (const [id, n] of terms) {
        if (fits[id] === 0) touched.push(id)
        const frequency = BM25.d + (n * (BM25.k + 1)) / (n + BM25.k * shortness)
        fits[id] = (fits[id] ?? 0) + (FIELDS[field]?.boost ?? 0) * (rarity[id] ?? 0) * frequency
      }
    })
    for (const id of touched) {
      items.push(id)
      fit.push((fits[id] ?? 0) * popularity(product))
      fits[id] = 0
      having[id] = (having[id] ?? 0) + 1
    }
    starts[at + 1] = items.length
  })
  const terms = { starts, items: Uint32Array.from(items), fits: Float32Array.from(fit) }
  return { dictionary, terms, products: inverted(terms, having) }
}

/** The same pairs, indexed by the other side. */
function inverted({ starts, items, fits }: PostingLists, having: Uint32Array): PostingLists {
  const turnedStarts = new Uint32Array(having.length + 1)
  for (let id = 0; id < having.length; id++) turnedStarts[id + 1] = (turnedStarts[id] ?? 0) + (having[id] ?? 0)
  const next = turnedStarts.slice()
  const turnedItems = new Uint32Array(items.length)
  const turnedFits = new Float32Array(items.length)
  for (let at = 0; at + 1 < starts.length; at++)
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) {
      const id = items[i] ?? 0
      const place = next[id] ?? 0
      next[id] = place + 1
      turnedItems[place] = at
      turnedFits[place] = fits[i] ?? 0
    }
  return { starts: turnedStarts, items: turnedItems, fits: turnedFits }
}
