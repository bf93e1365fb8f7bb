import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { productContract } from '@nusaria/contracts/product'
import { searchContract } from '@nusaria/contracts/search'

/** Requests of one kind, each timed by itself. */
export interface BenchRequests {
  readonly kind: string
  readonly path: string
  readonly bodies: readonly object[]
}

const page = { page_num: 1, page_size: 12 }
const choices = { rating_min: 4.5, brands: ['Kilaura', 'Sedulang', 'Sarimbun', 'Kebunara'] }
const filters = { price_min: 5_000, price_max: 900_000, in_stock: true }
const sorts = ['relevance', 'sales', 'price_asc', 'price_desc', 'newest', 'rating'] as const

/** The popular, rising and recommended keywords. */
function keywords(): readonly string[] {
  const { hotKeywords, rankedKeywords, recommendedKeywords } = buildCatalogue({ seed: 1 })
  return [...[...hotKeywords, ...rankedKeywords].map(({ keyword }) => keyword), ...recommendedKeywords]
}

/**
 * Words with a full page of results even in a small shop, filtered or not: a page of three cards is faster than one of twelve. There are
 * more words than cached results, so each search is a new one.
 */
function broadWords(smallest: number): readonly string[] {
  const catalogue = buildCatalogue({ seed: 1, size: smallest })
  const named = catalogue.products.flatMap(({ product_name }) => product_name.split(' '))
  const types = catalogue.nav.flatMap((type) => type.child_list.map((child) => child.nav_type_name.id))
  const fills = (word: string) => {
    const { rows } = catalogue.find({ keyword: word })
    const left = rows.filter(({ price, flag_sold_out }) => price >= filters.price_min && price <= filters.price_max && flag_sold_out === 0)
    return left.length >= page.page_size
  }
  return [...new Set([...types, ...named].map((word) => word.toLowerCase()))].filter((word) => word.length > 3 && fills(word))
}

/** The text of the search box after each typed letter. */
function typed(keyword: string): readonly string[] {
  return Array.from({ length: keyword.length }, (_, n) => keyword.slice(0, n + 1))
}

function without(keyword: string, at: number): string {
  return keyword.slice(0, at) + keyword.slice(at + 1)
}

/** The requests whose time must not grow with the shop. */
export function benchRequests(smallest: number): readonly BenchRequests[] {
  const searched = keywords()
  const broad = broadWords(smallest)
  const { suggest, search, facets } = searchContract
  const { list, hotList, productRecommend } = productContract
  const types = ['11', '12', '13', '1101', '1201', '1301']
  return [
    { kind: 'suggestions, letter by letter', path: suggest.path, bodies: searched.flatMap(typed).map((keyword) => ({ keyword })) },
    { kind: 'suggestions, a letter left out', path: suggest.path, bodies: searched.map((word) => ({ keyword: without(word, 2) })) },
    ...sorts.flatMap((sort) => [
      { kind: `search, ${sort}`, path: search.path, bodies: broad.map((keyword) => ({ ...page, keyword, sort })) },
      { kind: `search, ${sort}, filtered`, path: search.path, bodies: broad.map((keyword) => ({ ...page, keyword, sort, ...filters })) },
    ]),
    { kind: 'search, a letter left out', path: search.path, bodies: searched.map((word) => ({ ...page, keyword: without(word, 2) })) },
    ...sorts.flatMap((sort) => [
      { kind: `list of all, ${sort}`, path: list.path, bodies: [1, 2, 20].map((page_num) => ({ ...page, page_num, sort })) },
      {
        kind: `list of all, ${sort}, filtered`,
        path: list.path,
        bodies: [1, 2].map((page_num) => ({ ...page, page_num, sort, ...filters })),
      },
      { kind: `list of a category, ${sort}`, path: list.path, bodies: types.map((nav_type_id) => ({ ...page, nav_type_id, sort })) },
      {
        kind: `list of a category, ${sort}, filtered`,
        path: list.path,
        bodies: types.map((nav_type_id) => ({ ...page, nav_type_id, sort, ...filters })),
      },
    ]),
    { kind: 'filters of a search', path: facets.path, bodies: searched.map((keyword) => ({ keyword })) },
    {
      kind: 'filters of a category or of all products',
      path: facets.path,
      bodies: [{}, ...types.map((nav_type_id) => ({ nav_type_id }))],
    },
    {
      kind: 'filters of a filtered category',
      path: facets.path,
      bodies: types.map((nav_type_id) => ({ nav_type_id, ...filters, ...choices })),
    },
    {
      kind: 'list of a category, by brand and rating',
      path: list.path,
      bodies: types.map((nav_type_id) => ({ ...page, nav_type_id, sort: 'sales', ...choices })),
    },
    { kind: 'best sellers', path: hotList.path, bodies: [1, 2, 20].map((page_num) => ({ ...page, page_num })) },
    { kind: 'recommendations', path: productRecommend.path, bodies: [1, 2, 20].map((page_num) => ({ ...page, page_num })) },
  ]
}
