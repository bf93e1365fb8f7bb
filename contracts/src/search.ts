import { z } from 'zod'
import { addedField, assumedFields } from './added.ts'
import { NoData, PageNum, PageSize, PictureUrl, pageArgs, pageOf, Rupiah } from './common.ts'
import { assumed, defineContract, documented, documentedPath, documentedRequest, guestGet, guestPost, guestPostQuery } from './contract.ts'
import { withFallback } from './fallback.ts'
import { LIMITS } from './limits.ts'
import { BRANDS_MAX, productFilter, sortedFilter } from './product.ts'
import { ProductAttributes, ProductCard, ProductNo } from './product-entities.ts'

export const Keyword = z.string().min(1).max(LIMITS.keywordMax)

/** A hot or ranked keyword; `search_count` is shown as is below 1000, else as rounded thousands with the language's unit (`25K`, `25rb`). */
export const HotKeyword = z.strictObject({ keyword: Keyword, search_count: withFallback(z.int().min(0)) })
export type HotKeyword = z.output<typeof HotKeyword>

export const HistoryItem = z.strictObject({ keyword: Keyword })
export type HistoryItem = z.output<typeof HistoryItem>

/** A suggested product. Without its number the name is a keyword. */
export const Suggestion = z.strictObject({
  product_name: z.string(),
  product_no: addedField(ProductNo.nullable()),
  thumb_image_url: addedField(PictureUrl),
  /** Rupiah, as its card shows it */
  price: addedField(Rupiah),
  max_price: addedField(Rupiah),
})
export type Suggestion = z.output<typeof Suggestion>

/** A category with the number of its products; the name follows the `Language` header. */
const CountedType = z.strictObject({ nav_type_id: z.string(), nav_type_name: z.string(), count: z.int().min(1) })

export const Suggestions = z.strictObject({
  list: z.array(Suggestion),
  /** Keywords that others search for and that go on like the typed text, the most searched first. */
  keywords: addedField(z.array(Keyword)),
  /** Categories that are called so. */
  types: addedField(z.array(CountedType)),
})
export type Suggestions = z.output<typeof Suggestions>

/** The words that results are for, where these aren't the typed ones. */
export const Correction = z.strictObject({
  /** With typing errors corrected; of an `exact` search what may be meant instead. */
  keyword: Keyword,
  /** Typed words that no product has together with these. */
  left_out: z.array(z.string()),
})
export type Correction = z.output<typeof Correction>

/**
 * A page of results; `correction` is null where they are for the typed words. The first `full_matches` of all `total` have all words, in every
 * order and with every filter; what comes after them is similar.
 */
const ResultPage = z.strictObject({
  ...pageOf(ProductCard).shape,
  correction: addedField(Correction.nullable()),
  full_matches: addedField(z.int().min(0)),
})

/** Only products that have all words as they are typed. */
const exact = z.boolean().optional()

/** A filter as the shopper sees it: a price range is one. */
export const FilterKind = z.enum(['type', 'price', 'in_stock', 'free_shipping', 'discounted', 'rating', 'brand', 'campaign'])
export type FilterKind = z.output<typeof FilterKind>

const count = z.int().min(0)

/** What a list can be narrowed by, with the number of products of each. Each counts the products that pass all other filters. */
export const ListFacets = z.strictObject({
  /** Products of the keyword or category without any filter. */
  total: addedField(count),
  /** Child types with products here, the largest first: those of a keyword's results, or of the top category that a list's category belongs to. Names follow the `Language` header. */
  types: z.array(CountedType),
  /** Rupiah; lowest and highest price, null where there is no product */
  price_range: z.strictObject({ lowest: Rupiah, highest: Rupiah }).nullable(),
  in_stock: count,
  free_shipping: count,
  discounted: addedField(count),
  /** Averages of reviews worth asking for, the highest first. */
  ratings: addedField(z.array(z.strictObject({ rating_min: z.number().min(0).max(5), count }))),
  /** Those with most products first. */
  brands: addedField(z.array(z.strictObject({ brand: ProductAttributes.shape.brand, count })).max(BRANDS_MAX)),
  /** Campaigns with products here, newest first. */
  campaigns: addedField(z.array(z.strictObject({ project_id: z.string(), title: z.string(), count }))),
  /** The number of products without one of the filters that are set; a list's own category is one of kind `type`. */
  without: addedField(z.array(z.strictObject({ filter: FilterKind, count }))),
})
export type ListFacets = z.output<typeof ListFacets>

/** 1 = most searched, 2 = rising. */
export const RankSearchType = z.union([z.literal(1), z.literal(2)])

const optionalPageArgs = { page_num: PageNum.optional(), page_size: PageSize.optional() }
/** as the `Deviceid` header */
const driverId = z.string().max(LIMITS.deviceIdMax).nullish()

export const searchContract = defineContract({
  search: {
    ...guestPostQuery,
    path: '/search/search',
    deviceField: 'driver_id',
    source: documentedRequest,
    summary:
      'Products that match a keyword (typing errors forgiven) or have it as their number, filtered, sorted, paged; the keyword enters the history',
    /** the spec has only `driver_id`, which alone asks for the first page of all products */
    body: z.strictObject({
      driver_id: driverId,
      ...assumedFields({ keyword: Keyword.optional(), exact, ...optionalPageArgs, ...sortedFilter }),
    }),
    data: ResultPage,
    outage: { service: 'search', error: 'SEARCH_FAILED' },
    errors: ['SEARCH_TOO_FAST', 'SEARCH_FAILED', 'SEARCH_RESULT_FAILED'],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
  facets: {
    ...guestPostQuery,
    path: '/search/facets',
    source: assumed,
    summary: 'What the results of a keyword, or the products of a category, can be narrowed by',
    body: z.strictObject({ keyword: Keyword.optional(), exact, ...productFilter }),
    data: ListFacets,
    outage: { service: 'search', error: 'SEARCH_FAILED' },
    errors: ['SEARCH_FAILED'],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
  records: {
    ...guestPostQuery,
    path: '/search/records',
    deviceField: 'driver_id',
    source: documentedRequest,
    summary: 'The last 10 distinct keywords of this member, or of this device for a guest; newest first',
    body: z.strictObject({ driver_id: driverId }),
    data: z.strictObject({ list: z.array(HistoryItem).max(10) }),
    errors: [],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
  recordsDel: {
    ...guestPost,
    path: '/search/records/del',
    deviceField: 'driver_id',
    source: documentedRequest,
    repeatable: true,
    summary: 'Clears the search history, or removes one keyword from it',
    /** the spec has only `driver_id` */
    body: z.strictObject({ driver_id: driverId, ...assumedFields({ keyword: Keyword.optional() }) }),
    data: NoData,
    outage: { service: 'search', error: 'SEARCH_HISTORY_DELETE_FAILED' },
    errors: ['SEARCH_HISTORY_DELETE_FAILED'],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
  suggest: {
    ...guestPostQuery,
    path: '/search/suggest',
    source: documentedRequest,
    summary: 'Products, keywords and categories that begin like the typed text; quotes arrive escaped with a backslash',
    body: z.strictObject({ keyword: z.string().max(200) }),
    data: Suggestions,
    outage: { service: 'search', error: 'SEARCH_FAILED' },
    errors: ['SEARCH_TOO_FAST', 'SEARCH_FAILED'],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
  couponSearch: {
    ...guestPostQuery,
    path: '/search/coupon/search',
    source: documentedPath,
    summary: 'The products a voucher applies to, found by keyword',
    body: z.strictObject({
      coupon_no: z.string().min(1).max(40),
      keyword: z.string().max(LIMITS.keywordMax),
      ...pageArgs,
      ...sortedFilter,
    }),
    data: pageOf(ProductCard),
    outage: { service: 'search', error: 'SEARCH_FAILED' },
    errors: ['VOUCHER_NOT_FOUND', 'SEARCH_FAILED'],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
  rankList: {
    ...guestPostQuery,
    path: '/search/rank/list',
    source: documented,
    summary: 'A ranked keyword panel, 10 items',
    body: z.strictObject({ search_type: RankSearchType, page_num: PageNum, page_size: PageSize }),
    data: z.strictObject({ list: z.array(HotKeyword) }),
    outage: { service: 'search', error: 'SEARCH_FAILED' },
    errors: ['SEARCH_FAILED'],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
  clickUpdate: {
    ...guestPost,
    path: '/search/manager/click/update',
    source: documentedRequest,
    repeatable: true,
    summary: 'Reports which product of a search was opened',
    body: z.strictObject({ keyword: Keyword, product_no: ProductNo }),
    data: NoData,
    errors: [],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
  recommend: {
    ...guestGet,
    path: '/search/recommend',
    source: documented,
    summary: 'Recommended keywords',
    data: z.array(Keyword),
    errors: [],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
  hotSearch: {
    ...guestPostQuery,
    path: '/search/hot',
    source: { path: 'assumed', request: 'documented', response: 'assumed' },
    summary: 'Hot keywords that rotate in the search box; called with keyword null',
    body: z.strictObject({ keyword: z.null() }),
    data: z.strictObject({ list: z.array(HotKeyword) }),
    errors: [],
    invalid: 'SEARCH_REQUEST_FAILED',
  },
})
