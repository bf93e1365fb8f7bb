import { createRng, rngState } from '../kernel/rng.ts'
import { recipes } from './enumerate.ts'
import { FAMILIES } from './families/index.ts'
import { buildHome } from './home.ts'
import { buildKeywords, recommendedWords } from './keywords.ts'
import { buildNav, NAV_IDS } from './nav.ts'
import { buildProduct } from './product.ts'
import { SearchIndex } from './search-index.ts'
import { mixed, ordered } from './sorting.ts'
import type { Catalogue, CatalogueOptions, NavTypeRow, ProductQuery, ProductRow, SkuRow } from './types.ts'

const DEFAULT_SIZE = 800
const RELATED = 24

const built = new Map<string, Catalogue>()

/** The catalogue of a seed and size: built once, then handed out again. The same seed gives the same bytes. */
export function buildCatalogue({ seed, size = DEFAULT_SIZE }: CatalogueOptions): Catalogue {
  const key = `${seed}/${size}`
  const known = built.get(key)
  if (known) return known
  const catalogue = build(seed, size)
  built.set(key, catalogue)
  return catalogue
}

function buildProducts(seed: number, size: number): readonly ProductRow[] {
  const products: ProductRow[] = []
  for (const recipe of recipes(FAMILIES)) {
    if (products.length === size) break
    const { family, modelAt, brand, edition } = recipe
    const rng = createRng(rngState(seed, 'product', family.id, modelAt, brand, edition?.name ?? ''))
    products.push(buildProduct(`P${100_001 + products.length}`, recipe, rng))
  }
  if (products.length < size) throw new RangeError(`The catalogue has at most ${products.length} products`)
  return Object.freeze(products)
}

function grouped(products: readonly ProductRow[]): ReadonlyMap<string, readonly ProductRow[]> {
  const groups = new Map<string, ProductRow[]>()
  for (const product of products)
    for (const id of [product.nav_type_id, product.nav_parent_id]) {
      const group = groups.get(id)
      if (group) group.push(product)
      else groups.set(id, [product])
    }
  return groups
}

function build(seed: number, size: number): Catalogue {
  const nav = buildNav()
  const products = buildProducts(seed, size)
  const byNo = new Map(products.map((product) => [product.product_no, product]))
  const bySku = new Map(products.flatMap((product) => product.sku_list.map((sku): [string, SkuRow] => [sku.sku_no, sku])))
  const byType = grouped(products)
  const types = new Map(nav.flatMap((top) => [top, ...top.child_list]).map((type): [string, NavTypeRow] => [type.nav_type_id, type]))
  const hot = ordered(products, 'sales')
  const keywords = buildKeywords(createRng(rngState(seed, 'keywords')))
  const bestOf = (id: string, count: number) =>
    hot.filter((product) => [product.nav_type_id, product.nav_parent_id].includes(id)).slice(0, count)

  // Indexing is most of the work and few tests search, so it waits for the first search.
  let index: SearchIndex | undefined
  const search = (text: string): readonly ProductRow[] => {
    index ??= new SearchIndex(products, (id) => types.get(id))
    return index.search(text)
  }

  return Object.freeze({
    seed,
    nav,
    products,
    home: buildHome(NAV_IDS, bestOf),
    hot,
    recommended: mixed(products, createRng(rngState(seed, 'recommended'))),
    hotKeywords: keywords.hot,
    rankedKeywords: keywords.rising,
    recommendedKeywords: recommendedWords,
    product: (product_no: string) => byNo.get(product_no),
    sku: (sku_no: string) => bySku.get(sku_no),
    navType: (id: string) => types.get(id),
    ofType: (id: string) => byType.get(id) ?? [],
    find({ keyword, nav_type_id, order = 'relevance' }: ProductQuery) {
      const among = nav_type_id === undefined ? products : (byType.get(nav_type_id) ?? [])
      if (keyword === undefined) return ordered(among, order)
      const allowed = nav_type_id === undefined ? null : new Set(among)
      const found = search(keyword)
      return ordered(allowed ? found.filter((product) => allowed.has(product)) : found, order)
    },
    suggest: (keyword: string, limit: number) => (keyword.trim() === '' ? [] : search(keyword).slice(0, limit)),
    related(product_no: string) {
      const product = byNo.get(product_no)
      if (!product) return []
      const near = bestOf(product.nav_type_id, RELATED + 1)
      const wider = bestOf(product.nav_parent_id, RELATED * 2)
      return [...new Set([...near, ...wider])].filter((other) => other !== product).slice(0, RELATED)
    },
  })
}
