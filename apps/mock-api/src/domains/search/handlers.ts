import { KEYWORD_NAMES } from '@nusaria/catalogue/products/keywords'
import type { KeywordRow, NavTypeRow, ProductQuery, ProductRow } from '@nusaria/catalogue/products/types'
import type { SearchResult } from '@nusaria/catalogue/search/search-result'
import { CATEGORY_SYNONYMS } from '@nusaria/catalogue/texts/names/index'
import type { Language } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { searchContract } from '@nusaria/contracts/search'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import { implement } from '../../engine/contract/implement.ts'
import { cardFactory, changedProducts, facetsOf, isOnSale, listProducts, pageOfRows, productList, withCampaign } from '../product/index.ts'
import { appliesTo, currentTemplate } from '../voucher/index.ts'
import {
  beginsWords,
  countSearch,
  isTooDeep,
  normalizeKeyword,
  rankKeywords,
  recordKeyword,
  removeKeyword,
  searchOwner,
  unescapeQuotes,
} from './rules.ts'

/** Maximum suggestions of each kind. */
const SUGGESTED = { products: 10, keywords: 3, types: 2 } as const

function currentRanking({ db }: Pick<WorldCtx, 'db'>, keywords: readonly KeywordRow[]) {
  return rankKeywords(keywords, new Map(db.keyword_clicks.all().map(({ keyword, clicks }) => [keyword, clicks])))
}

/** Keywords of the shop that go on like the typed text, in the shopper's language, else as they are in Indonesian. */
function suggestedKeywords(ctx: Pick<Ctx, 'catalogue' | 'db' | 'language'>, typed: string): string[] {
  const { hotKeywords, rankedKeywords, recommendedKeywords } = ctx.catalogue
  const counted = currentRanking(ctx, [...hotKeywords, ...rankedKeywords]).map(({ keyword }) => keyword)
  const goesOn = (keyword: string) => keyword.toLowerCase() !== typed.toLowerCase() && beginsWords(keyword, typed)
  const own = [...counted, ...recommendedKeywords].flatMap((keyword) => {
    const name = KEYWORD_NAMES.get(keyword)?.[ctx.language] ?? keyword
    return [name, keyword].find(goesOn) ?? []
  })
  return [...new Set(own)].slice(0, SUGGESTED.keywords)
}

/** What a category is called in the shopper's language and in Indonesian, synonyms too. */
function namesOf({ nav_type_id, nav_type_name }: NavTypeRow, language: Language): readonly string[] {
  const synonyms = CATEGORY_SYNONYMS.get(nav_type_id)
  return [language, 'id' as const].flatMap((each) => [nav_type_name[each], ...(synonyms?.[each] ?? [])])
}

/** Categories that are called something that begins like the typed text, with what is on sale there. */
function suggestedTypes(ctx: Ctx, typed: string) {
  const suggested: { nav_type_id: string; nav_type_name: string; count: number }[] = []
  const called = ctx.catalogue.nav
    .flatMap((type) => [type, ...type.child_list])
    .filter((type) => namesOf(type, ctx.language).some((name) => beginsWords(name, typed)))
  for (const { nav_type_id, nav_type_name } of called) {
    if (suggested.length === SUGGESTED.types) break
    const { total: count } = listProducts(ctx, productList(ctx.catalogue.ofType(nav_type_id)), { page_num: 1, page_size: 0 })
    if (count > 0) suggested.push({ nav_type_id, nav_type_name: nav_type_name[ctx.language], count })
  }
  return suggested
}

function findProducts({ catalogue, language }: Pick<Ctx, 'catalogue' | 'language'>, { keyword, ...query }: ProductQuery) {
  return catalogue.find({ ...query, keyword: normalizeKeyword(keyword).toLowerCase(), language })
}

const listOf = ({ products, places, similar }: SearchResult<ProductRow>) => productList(products, places, similar)

export const searchRoutes = implement(searchContract, {
  search({ body }, ctx) {
    if (countSearch(ctx, body.driver_id)) return ctx.fail('SEARCH_TOO_FAST', { commitWrites: true })
    const { keyword, page_num = 1, page_size = LIMITS.recommendPageSize } = body
    const query = { ...body, page_num, page_size }
    if (isTooDeep(query)) return ctx.fail('SEARCH_RESULT_FAILED', { field: 'page_num' })
    if (keyword === undefined) {
      const all = listProducts(ctx, productList(ctx.catalogue.products), query)
      return { ...all, correction: null, full_matches: all.total }
    }
    if (page_num === 1) recordKeyword(ctx, keyword, body.driver_id)
    const found = findProducts(ctx, { ...query, keyword })
    const page = listProducts(ctx, listOf(found), query)
    const full = found.similar.size === 0 ? page : listProducts(ctx, listOf(found.full), { ...query, page_num: 1, page_size: 0 })
    return { ...page, correction: found.correction, full_matches: full.total }
  },

  facets({ body: { keyword, exact, nav_type_id, ...filter } }, ctx) {
    const { catalogue } = ctx
    const category = nav_type_id === undefined ? undefined : catalogue.navType(nav_type_id)
    const ofCategory = (id?: string) => productList(id === undefined ? catalogue.products : catalogue.ofType(id))
    const found = keyword === undefined ? undefined : listOf(findProducts(ctx, { keyword, exact }))
    const all = found ?? ofCategory(nav_type_id)
    const among = found ?? ofCategory(category?.parent_id ?? nav_type_id)
    const types = category && new Set([category, ...category.child_list].map((type) => type.nav_type_id))
    const { total } = listProducts(ctx, all, { page_num: 1, page_size: 0 })
    return { total, ...facetsOf(ctx, among, { ...withCampaign(catalogue, filter), types }) }
  },

  records({ body }, ctx) {
    const owner = searchOwner(ctx, body.driver_id)
    const keywords = owner === null ? [] : (ctx.db.search_histories.get(owner)?.keywords ?? [])
    return { list: keywords.map((keyword) => ({ keyword })) }
  },

  recordsDel({ body }, ctx) {
    const owner = searchOwner(ctx, body.driver_id)
    if (owner === null) return ctx.fail('SEARCH_HISTORY_DELETE_FAILED', { field: 'driver_id' })
    removeKeyword(ctx, owner, body.keyword)
    return null
  },

  suggest({ body }, ctx) {
    if (countSearch(ctx)) return ctx.fail('SEARCH_TOO_FAST', { commitWrites: true })
    const typed = normalizeKeyword(unescapeQuotes(body.keyword))
    // Twice as many, since some may be off sale in this world.
    const products = ctx.catalogue
      .suggest({ keyword: typed, language: ctx.language }, SUGGESTED.products * 2)
      .filter((product) => isOnSale(ctx, product))
    const cardOf = cardFactory(ctx, changedProducts(ctx))
    return {
      list: products.slice(0, SUGGESTED.products).map((product) => {
        const { product_name, product_no, thumb_image_url, price, max_price } = cardOf(product)
        return { product_name, product_no, thumb_image_url, price, max_price }
      }),
      keywords: suggestedKeywords(ctx, typed),
      types: suggestedTypes(ctx, typed),
    }
  },

  couponSearch({ body }, ctx) {
    const coupon = currentTemplate(ctx, body.coupon_no)
    if (!coupon) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'coupon_no' })
    const { catalogue } = ctx
    const { nav_type_id } = body
    const all = nav_type_id === undefined ? catalogue.hot : catalogue.ofType(nav_type_id)
    const among = normalizeKeyword(body.keyword) === '' ? all : findProducts(ctx, { keyword: body.keyword, nav_type_id }).full.rows
    return listProducts(ctx, productList(among.filter((product) => appliesTo(coupon, product))), body)
  },

  rankList({ body }, ctx) {
    const { hotKeywords, rankedKeywords } = ctx.catalogue
    const keywords = currentRanking(ctx, body.search_type === 1 ? hotKeywords : rankedKeywords)
    return { list: [...pageOfRows(keywords, body.page_num, body.page_size)] }
  },

  clickUpdate({ body }, ctx) {
    const keyword = normalizeKeyword(body.keyword).toLowerCase()
    if (keyword === '' || !ctx.catalogue.product(body.product_no)) return null
    const known = ctx.db.keyword_clicks.get(keyword)
    if (known) ctx.db.keyword_clicks.update(keyword, { clicks: known.clicks + 1 })
    else ctx.db.keyword_clicks.insert({ keyword, clicks: 1 })
    return null
  },

  recommend: (_input, { catalogue }) => [...catalogue.recommendedKeywords],

  hotSearch: (_input, ctx) => ({ list: currentRanking(ctx, ctx.catalogue.hotKeywords).slice(0, LIMITS.rankPageSize) }),
})
