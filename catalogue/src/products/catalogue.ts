import { LIMITS } from '@nusaria/contracts/limits'
import { LruCache } from '../lib/lru-cache.ts'
import { createRng, rngState } from '../lib/rng.ts'
import { SearchIndex } from '../search/search-index.ts'
import { SearchResult } from '../search/search-result.ts'
import { FAMILIES } from './families/index.ts'
import { buildHome } from './home.ts'
import { buildKeywords, recommendedWords } from './keywords.ts'
import { buildNav } from './nav.ts'
import { buildProduct } from './product.ts'
import { productSpecs } from './product-specs.ts'
import { bestSellers, variedOrder } from './sorting.ts'
import {
  CATALOGUE_SIZE,
  type Catalogue,
  type CatalogueOptions,
  type NavTypeRow,
  type ProductQuery,
  type ProductRow,
  type SkuRow,
} from './types.ts'

const RELATED = 24
/** Number of cached catalogues, and of cached search results per catalogue: pages, sorts and filters of one search follow each other. */
const CATALOGUES = 4
const RESULTS = 32

const built = new LruCache<Catalogue>(CATALOGUES)

/** The catalogue of a seed and size, cached. The same seed gives the same bytes. */
export function buildCatalogue({ seed, size = CATALOGUE_SIZE.usual }: CatalogueOptions): Catalogue {
  return built.get(`${seed}/${size}`, () => build(seed, size))
}

function buildProducts(seed: number, size: number): readonly ProductRow[] {
  const products: ProductRow[] = []
  if (size > CATALOGUE_SIZE.most) throw new RangeError(`The catalogue has at most ${CATALOGUE_SIZE.most} products`)
  for (const recipe of productSpecs(FAMILIES)) {
    if (products.length === size) break
    const { family, modelAt, brand, edition } = recipe
    const rng = createRng(rngState(seed, 'product', family.id, modelAt, brand, edition?.name ?? ''))
    products.push(buildProduct(`P${100_001 + products.length}`, recipe, rng))
  }
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

function isOfType({ nav_type_id, nav_parent_id }: ProductRow, id: string): boolean {
  return nav_type_id === id || nav_parent_id === id
}

function soldOutLast(products: readonly ProductRow[]): readonly ProductRow[] {
  return products.toSorted((a, b) => a.flag_sold_out - b.flag_sold_out)
}

function build(seed: number, size: number): Catalogue {
  const nav = buildNav()
  const products = buildProducts(seed, size)
  const byNo = new Map(products.map((product) => [product.product_no, product]))
  const bySku = new Map(products.flatMap((product) => product.sku_list.map((sku): [string, SkuRow] => [sku.sku_no, sku])))
  const byType = grouped(products)
  const types = new Map(nav.flatMap((top) => [top, ...top.child_list]).map((type): [string, NavTypeRow] => [type.nav_type_id, type]))
  const hot = bestSellers(products)
  const hotByType = grouped(hot)
  const keywords = buildKeywords(createRng(rngState(seed, 'keywords')))
  const bestOf = (id: string, count: number) => (hotByType.get(id) ?? []).slice(0, count)

  // The index is built at the first search: few tests search.
  let known: SearchIndex | undefined
  const index = () => {
    known ??= new SearchIndex(products, (id) => types.get(id))
    return known
  }
  const results = new LruCache<SearchResult<ProductRow>>(RESULTS)

  return Object.freeze({
    seed,
    nav,
    products,
    home: buildHome(bestOf),
    hot,
    recommended: soldOutLast(variedOrder(products, createRng(rngState(seed, 'recommended')))),
    hotKeywords: keywords.hot,
    rankedKeywords: keywords.rising,
    recommendedKeywords: recommendedWords,
    product: (product_no: string) => byNo.get(product_no),
    sku: (sku_no: string) => bySku.get(sku_no),
    navType: (id: string) => types.get(id),
    ofType: (id: string) => byType.get(id) ?? [],
    find({ keyword, exact, language = 'id', nav_type_id }: ProductQuery) {
      const numbered = byNo.get(keyword.toUpperCase())
      if (numbered && (nav_type_id === undefined || isOfType(numbered, nav_type_id)))
        return results.get(numbered.product_no, () => new SearchResult(products, Uint32Array.of(products.indexOf(numbered))))
      const wanted = nav_type_id === undefined ? undefined : (product: ProductRow) => isOfType(product, nav_type_id)
      const search = () => index().search(keyword, language, LIMITS.searchDepth, { wanted, exact })
      return results.get(JSON.stringify([language, nav_type_id, exact, keyword]), search)
    },
    suggest({ keyword, language = 'id' }: ProductQuery, limit: number) {
      const numbered = byNo.get(keyword.toUpperCase())
      return numbered ? [numbered] : index().suggest(keyword, language, limit)
    },
    related(product_no: string) {
      const product = byNo.get(product_no)
      if (!product) return []
      const near = bestOf(product.nav_type_id, RELATED + 1)
      const wider = bestOf(product.nav_parent_id, RELATED * 2)
      return [...new Set([...near, ...wider])].filter((other) => other !== product).slice(0, RELATED)
    },
  })
}
