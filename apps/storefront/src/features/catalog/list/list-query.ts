import { LIMITS } from '@nusaria/contracts/limits'
import { BRANDS_MAX, type ProductSort } from '@nusaria/contracts/product'
import type { FilterKind } from '@nusaria/contracts/search'

/** The filters of a list, named as in its calls. Prices are whole Rupiah above 0, both ends included. */
export interface Filters {
  /** A category; only for a keyword's list. */
  readonly type?: string
  readonly price_min?: number
  readonly price_max?: number
  readonly in_stock?: true
  readonly free_shipping?: true
  readonly discounted?: true
  /** The lowest average of its reviews, above 0 to 5. */
  readonly rating_min?: number
  readonly brands?: readonly string[]
  /** A campaign. */
  readonly project_id?: string
}

/** An end that is undefined is open. */
export type PriceRange = Pick<Filters, 'price_min' | 'price_max'>

/** The filters that are on or off. */
export const SWITCHES = ['in_stock', 'free_shipping', 'discounted'] as const

export const MAX_PRICE_DIGITS = 9

const PARTS: Readonly<Record<FilterKind, readonly (keyof Filters)[]>> = {
  type: ['type'],
  price: ['price_min', 'price_max'],
  in_stock: ['in_stock'],
  free_shipping: ['free_shipping'],
  discounted: ['discounted'],
  rating: ['rating_min'],
  brand: ['brands'],
  campaign: ['project_id'],
}

/** The names in the URL that differ. */
const PARAMS: Readonly<Partial<Record<keyof Filters, string>>> = { brands: 'brand', project_id: 'campaign' }

const findParam = (part: keyof Filters) => PARAMS[part] ?? part

function parsePrice(text: string | null): number | undefined {
  return text !== null && new RegExp(`^\\d{1,${MAX_PRICE_DIGITS}}$`).test(text) ? Number(text) || undefined : undefined
}

const parseId = (text: string | null, longest: number) => (text && text.length <= longest ? text : undefined)

function parseRating(text: string | null): number | undefined {
  return text !== null && /^([0-4](\.\d)?|5)$/.test(text) ? Number(text) || undefined : undefined
}

function parseBrands(texts: readonly string[]): readonly string[] | undefined {
  const brands = [...new Set(texts)].filter((text) => parseId(text, LIMITS.brandMax)).slice(0, BRANDS_MAX)
  return brands.length > 0 ? brands : undefined
}

const definedFilters = (filters: { readonly [K in keyof Filters]: Filters[K] | undefined }): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))

/** Invalid values and reversed price ranges are left out. */
function parseFilters(query: URLSearchParams): Filters {
  const price_min = parsePrice(query.get('price_min'))
  const price_max = parsePrice(query.get('price_max'))
  const reversed = price_min !== undefined && price_max !== undefined && price_min > price_max
  return definedFilters({
    type: query.has('keyword') ? parseId(query.get('type'), LIMITS.categoryIdMax) : undefined,
    ...(!reversed && { price_min, price_max }),
    ...Object.fromEntries(SWITCHES.map((name) => [name, query.get(name) === '1' ? true : undefined])),
    rating_min: parseRating(query.get('rating_min')),
    brands: parseBrands(query.getAll(findParam('brands'))),
    project_id: parseId(query.get(findParam('project_id')), LIMITS.campaignIdMax),
  })
}

function writeFilters(query: URLSearchParams, filters: Filters): void {
  for (const part of Object.values(PARTS).flat()) {
    const value = filters[part]
    const name = findParam(part)
    query.delete(name)
    for (const each of value === undefined ? [] : [value].flat()) query.append(name, each === true ? '1' : String(each))
  }
}

export function activeFilterKinds(filters: Filters): readonly FilterKind[] {
  return (Object.keys(PARTS) as FilterKind[]).filter((kind) => PARTS[kind].some((part) => filters[part] !== undefined))
}

export function withoutFilter(filters: Filters, kind: FilterKind): Filters {
  return definedFilters({ ...filters, ...Object.fromEntries(PARTS[kind].map((part) => [part, undefined])) })
}

/** The filters with a value of one part, or without it when they have it. */
export function toggleFilter<P extends Exclude<keyof Filters, 'brands'>>(filters: Filters, part: P, value: Filters[P]): Filters {
  return definedFilters({ ...filters, [part]: filters[part] === value ? undefined : value })
}

export function toggleBrand(filters: Filters, brand: string): Filters {
  const { brands = [] } = filters
  const next = brands.includes(brand) ? brands.filter((each) => each !== brand) : [...brands, brand].slice(-BRANDS_MAX)
  return definedFilters({ ...filters, brands: next.length > 0 ? next : undefined })
}

/** What a list shows: the results of a keyword, or the products of a category. */
export type ListSource =
  /** `exact`: only products with all words as they are typed. */
  { readonly keyword: string; readonly typeId: null; readonly exact?: true } | { readonly keyword: null; readonly typeId: string }

export interface ListQuery {
  readonly source: ListSource
  readonly sort: ProductSort
  readonly filters: Filters
}

function parseSource(keyword: unknown, typeId: unknown): ListSource | null {
  if (typeof typeId === 'string' && typeId !== '' && typeId.length <= LIMITS.categoryIdMax) return { keyword: null, typeId }
  const trimmed = typeof keyword === 'string' ? keyword.trim().slice(0, LIMITS.keywordMax).trim() : ''
  return trimmed === '' ? null : { keyword: trimmed, typeId: null }
}

const sorts: readonly ProductSort[] = ['relevance', 'sales', 'price_asc', 'price_desc', 'newest', 'rating']

/** The list query of the URL, or else keyword or category of the navigation state; null without either. Invalid values are ignored. */
export function parseListQuery({ search, state }: { readonly search: string; readonly state: unknown }): ListQuery | null {
  const params = new URLSearchParams(search)
  const stateArgs = typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {}
  const source = parseSource(params.get('keyword'), params.get('typeId')) ?? parseSource(stateArgs.keyword, stateArgs.typeId)
  if (!source) return null
  const sort = sorts.find((one) => one === params.get('sort')) ?? 'relevance'
  const filters = parseFilters(params)
  const exact = source.keyword !== null && params.get('exact') === '1'
  return {
    source: exact ? { ...source, exact } : source,
    sort,
    filters: source.keyword === null ? withoutFilter(filters, 'type') : filters,
  }
}

/** When the shopper searched, in ms, from the navigation state. */
export function parseSearchedAt(state: unknown): number | undefined {
  const { timestamp } = (state ?? {}) as { readonly timestamp?: unknown }
  return typeof timestamp === 'number' ? timestamp : undefined
}

/** The URL query of the list's first page; other parameters stay. Defaults are left out, and the order of parameters is fixed. */
export function formatListQuery({ source, sort, filters }: ListQuery, search = ''): string {
  const params = new URLSearchParams(search)
  for (const name of ['keyword', 'exact', 'typeId', 'sort', 'page']) params.delete(name)
  if (source.keyword === null) params.set('typeId', source.typeId)
  else {
    params.set('keyword', source.keyword)
    if (source.exact) params.set('exact', '1')
  }
  if (sort !== 'relevance') params.set('sort', sort)
  writeFilters(params, filters)
  return `?${params}`
}

/** The arguments that all calls of a query share: which products it is about. */
export function toFilterArgs({ source, filters: { type, ...filters } }: ListQuery) {
  const rest = { ...filters, brands: filters.brands && [...filters.brands] }
  return source.keyword === null
    ? ({ source: 'category', args: { nav_type_id: source.typeId, ...rest } } as const)
    : ({ source: 'keyword', args: { keyword: source.keyword, exact: source.exact, nav_type_id: type, ...rest } } as const)
}

/** Whether the URL alone says what the list is. */
export const isCompleteQuery = (search: string) => parseListQuery({ search, state: null }) !== null
