import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { cartContract } from '@nusaria/contracts/cart'
import { RENDERER_DEVICE } from '@nusaria/contracts/headers'
import { searchContract } from '@nusaria/contracts/search'
import { beforeEach, expect, test } from 'vitest'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import {
  beginsWords,
  isTooFast,
  nextSearchRate,
  normalizeKeyword,
  rankKeywords,
  SEARCH_RATE,
  unescapeQuotes,
  withKeyword,
} from './rules.ts'

const catalogue = buildCatalogue({ seed: 1 })
const page = { page_num: 1, page_size: 12 }
let shop: TestShop
let guest: Shopper

beforeEach(async () => {
  shop = await createTestShop()
  guest = shop.guest()
})

async function history(shopper: Shopper): Promise<string[]> {
  return (await shopper.call(searchContract.records, {})).list.map((item) => item.keyword)
}

test('search finds, sorts and pages; typing errors are tolerated', async () => {
  const { list, total } = await guest.call(searchContract.search, { ...page, keyword: 'kripik singkong' })
  expect(list[0]?.product_name).toContain('Keripik Singkong')
  expect(total).toBeGreaterThanOrEqual(list.length)
  const cheap = await guest.call(searchContract.search, { ...page, keyword: 'kopi', sort: 'price_asc' })
  const prices = cheap.list.map((card) => card.price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const dear = await guest.call(searchContract.search, { ...page, keyword: 'kopi', sort: 'price_desc' })
  expect(dear.list[0]?.price).toBeGreaterThanOrEqual(cheap.list[0]?.price ?? 0)
  expect(await guest.call(searchContract.search, { ...page, keyword: 'qqxyzz' })).toEqual({
    list: [],
    total: 0,
    correction: null,
    full_matches: 0,
  })
})

test('few products with all words are followed by similar ones, in every order and with every filter, the sold-out ones last', async () => {
  const ask = (more = {}) => guest.call(searchContract.search, { page_num: 1, page_size: 50, keyword: 'keripik pedas', ...more })
  const { list, total, full_matches } = await ask()
  expect([full_matches, list.length, total > 4]).toEqual([1, total, true])
  expect((await guest.call(searchContract.search, { ...page, keyword: 'kopi' })).full_matches).toBeGreaterThan(4)

  const cheap = await ask({ sort: 'price_asc' })
  expect(cheap.list[0]?.product_no).toBe(list[0]?.product_no)
  const prices = cheap.list.slice(1).flatMap(({ price, flag_sold_out }) => (flag_sold_out ? [] : price))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page_num) => ask({ page_num, page_size: 4 })))
  expect(pages.flatMap((each) => each.list)).toEqual(list)
  expect(pages.map((each) => each.full_matches)).toEqual(pages.map(() => 1))

  const facets = await guest.call(searchContract.facets, { keyword: 'keripik pedas' })
  expect([facets.total, facets.types.reduce((sum, { count }) => sum + count, 0)]).toEqual([total, total])
  const discounted = await ask({ discounted: true })
  expect(discounted.total).toBe(facets.discounted)
  expect(discounted.full_matches).toBe(list[0]?.discount ? 1 : 0)

  const [, second] = list
  for (const { sku_no } of catalogue.product(second?.product_no ?? '')?.sku_list ?? []) await shop.fireEvent('sku', sku_no, 'sell_out')
  const later = (await ask()).list
  expect(later.findIndex(({ product_no }) => product_no === second?.product_no)).toBeGreaterThan(
    later.findLastIndex(({ flag_sold_out }) => flag_sold_out === 0),
  )
})

test('the last ten distinct keywords are stored, newest first, and only the first page counts', async () => {
  for (let i = 1; i <= 12; i++) await guest.call(searchContract.search, { ...page, keyword: `kata ${i}` })
  await guest.call(searchContract.search, { ...page, keyword: '  KATA   5 ' })
  await guest.call(searchContract.search, { ...page, page_num: 2, keyword: 'halaman dua' })
  await guest.call(searchContract.search, { ...page, keyword: '   ' })
  const older = [12, 11, 10, 9, 8, 7, 6, 4, 3].map((n) => `kata ${n}`)
  expect(await history(guest)).toEqual(['KATA 5', ...older])
  expect(await guest.call(searchContract.recordsDel, {})).toBeNull()
  expect(await history(guest)).toEqual([])
})

test('one keyword of the history can be removed, the last one too', async () => {
  for (const keyword of ['kopi', 'Teh Melati', 'madu']) await guest.call(searchContract.search, { ...page, keyword })
  await guest.call(searchContract.recordsDel, { keyword: ' teh  melati' })
  expect(await history(guest)).toEqual(['madu', 'kopi'])
  await guest.call(searchContract.recordsDel, { keyword: 'sambal' })
  expect(await history(guest)).toEqual(['madu', 'kopi'])
  for (const keyword of ['madu', 'kopi', 'kopi']) await guest.call(searchContract.recordsDel, { keyword })
  expect(await history(guest)).toEqual([])
})

test("nobody sees another's history", async () => {
  const sari = await shop.member('sari')
  await guest.call(searchContract.search, { ...page, keyword: 'rahasia' })
  await sari.call(searchContract.search, { ...page, keyword: 'milik sari' })
  expect(await history(shop.guest('another'))).toEqual([])
  expect(await history(sari)).toEqual(['milik sari'])
  // Naming another device changes nothing for a known caller.
  expect((await sari.call(searchContract.records, { driver_id: 'device-guest' })).list).toEqual([{ keyword: 'milik sari' }])
  expect((await shop.guest('another').call(searchContract.records, { driver_id: 'device-guest' })).list).toEqual([])
  await shop.guest('another').call(searchContract.recordsDel, { driver_id: 'device-guest' })
  expect(await history(guest)).toEqual(['rahasia'])
})

test('a guest without a device has no history to clear', async () => {
  const nobody = shop.guest('')
  await nobody.call(searchContract.search, { ...page, keyword: 'kopi' })
  expect(await history(nobody)).toEqual([])
  expect(await nobody.errorOf(searchContract.recordsDel, {})).toBe('SEARCH_HISTORY_DELETE_FAILED')
  await nobody.call(searchContract.search, { ...page, keyword: 'kopi', driver_id: 'device-x' })
  expect(await history(shop.guest('device-x'))).toEqual(['kopi'])
})

test('the device alone asks for all products, a page at a time', async () => {
  const { list, total } = await guest.call(searchContract.search, { driver_id: 'device-guest' })
  expect([list.length, total > 100]).toEqual([12, true])
  expect((await guest.call(searchContract.search, {})).list).toEqual(list)
  expect(await history(guest)).toEqual([])
})

test('what a server searches to render pages is nobody’s history, and is never too fast', async () => {
  const server = shop.guest(RENDERER_DEVICE)
  for (let i = 0; i < 60; i++) await server.call(searchContract.search, { ...page, keyword: 'kopi', driver_id: RENDERER_DEVICE })
  expect(await history(server)).toEqual([])
  expect(await server.errorOf(cartContract.add, { sku_no: 'any', quantity: 1 })).toBe('ORDER_PARAMETER_INVALID')
})

test('suggestions begin with the first letter, tolerate errors and accept escaped quotes', async () => {
  const names = async (keyword: string) => (await guest.call(searchContract.suggest, { keyword })).list.map((item) => item.product_name)
  expect([...new Set((await names('keri')).map((name) => /\bKeri/.test(name)))]).toEqual([true])
  expect((await names('shampo'))[0]).toContain('Sampo')
  expect(await names('\\"kopi\\"')).toEqual(await names('kopi'))
  expect(await names('')).toEqual([])
  expect((await names('susu')).length).toBeLessThanOrEqual(10)
  expect(await history(guest)).toEqual([])
})

test('suggested keywords are in the language of the shopper, and Indonesian ones for Indonesian words', async () => {
  const keywordsOf = async (language: 'en' | 'zh-CN', keyword: string) =>
    (await shop.guest('d', language).call(searchContract.suggest, { keyword })).keywords
  expect(await keywordsOf('en', 'run')).toEqual(['running shoes'])
  expect(await keywordsOf('en', 'Cof')).toEqual(['gayo coffee', 'palm sugar milk coffee', 'arabica coffee'])
  expect(await keywordsOf('en', 'keripik')).toEqual(['keripik singkong', 'keripik tempe'])
  expect(await keywordsOf('zh-CN', '咖啡')).toEqual(['加幼咖啡', '阿拉比卡咖啡'])
  expect(await keywordsOf('zh-CN', 'led')).toEqual(['LED灯泡'])
})

test('suggests keywords, categories with what is on sale there, and products with picture and current price', async () => {
  const { keywords, types, list } = await guest.call(searchContract.suggest, { keyword: 'Keripik' })
  expect(keywords).toEqual(['keripik singkong', 'keripik tempe'])
  expect(types).toEqual([{ nav_type_id: '1101', nav_type_name: 'Keripik', count: catalogue.ofType('1101').length }])
  const [first] = list
  const found = catalogue.product(first?.product_no ?? '')
  expect(first).toMatchObject({ thumb_image_url: found?.thumb_image_url, max_price: found?.max_price })
  const english = await shop.guest('d', 'en').call(searchContract.suggest, { keyword: 'chips' })
  expect(english.types?.map((type) => type.nav_type_name)).toEqual(['Chips'])
  const synonym = await shop.guest('d', 'en').call(searchContract.suggest, { keyword: 'crisps' })
  expect(synonym.types?.map((type) => type.nav_type_name)).toEqual(['Chips'])
  const chinese = await shop.guest('d', 'zh-CN').call(searchContract.suggest, { keyword: '咖啡' })
  expect(chinese.types?.map((type) => type.nav_type_name)).toEqual(['咖啡'])
  const skus = catalogue.product(first?.product_no ?? '')?.sku_list ?? []
  for (const { sku_no } of skus) await shop.fireEvent('sku', sku_no, 'reprice', { price: 1_234_000 })
  const [after] = (await guest.call(searchContract.suggest, { keyword: 'Keripik' })).list
  expect([after?.product_no, after?.price]).toEqual([first?.product_no, 1_234_000])
  expect(await guest.call(searchContract.suggest, { keyword: '' })).toEqual({ list: [], keywords: [], types: [] })
})

test('a category with nothing on sale gives its place among the suggestions to the next one', async () => {
  const suggested = async () => (await guest.call(searchContract.suggest, { keyword: 'k' })).types?.map((type) => type.nav_type_id)
  const [first = '', second] = (await suggested()) ?? []
  const skus = catalogue.ofType(first).flatMap((product) => product.sku_list)
  for (const { sku_no } of skus) await shop.fireEvent('sku', sku_no, 'take_off')
  const after = await suggested()
  expect(after?.[0]).toBe(second)
  expect(after).toHaveLength(2)
})

test('a product is found by its number', async () => {
  const { product_no, nav_type_id } = catalogue.products[41] ?? { product_no: '', nav_type_id: '' }
  const found = async (args: object) => {
    const { list } = await guest.call(searchContract.search, { ...page, keyword: ` ${product_no.toLowerCase()} `, ...args })
    return list.map((card) => card.product_no)
  }
  expect(await found({})).toEqual([product_no])
  expect(await found({ nav_type_id })).toEqual([product_no])
  expect(await found({ nav_type_id: nav_type_id === '1101' ? '1102' : '1101' })).toEqual([])
  const { list } = await guest.call(searchContract.suggest, { keyword: product_no })
  expect(list.map((item) => item.product_no)).toEqual([product_no])
})

test('searching faster than a person is refused, until some time has passed', async () => {
  for (let i = 0; i < SEARCH_RATE.most; i++) await guest.call(searchContract.suggest, { keyword: 'a' })
  expect(await guest.errorOf(searchContract.suggest, { keyword: 'a' })).toBe('SEARCH_TOO_FAST')
  expect(await guest.errorOf(searchContract.search, { ...page, keyword: 'a' })).toBe('SEARCH_TOO_FAST')
  await shop.guest('another').call(searchContract.suggest, { keyword: 'a' })
  shop.advance(SEARCH_RATE.within_ms)
  await guest.call(searchContract.suggest, { keyword: 'a' })
})

test('panels have ten, hot words lead; clicks raise a keyword only in this world', async () => {
  const panel = { page_num: 1, page_size: 10 }
  const hot = (await guest.call(searchContract.rankList, { ...panel, search_type: 1 })).list
  const rising = (await guest.call(searchContract.rankList, { ...panel, search_type: 2 })).list
  expect([hot.length, rising.length]).toEqual([10, 10])
  expect(hot).not.toEqual(rising)
  const [first, second] = hot
  const { product_no } = catalogue.products[0] ?? { product_no: '' }
  const lead = (first?.search_count ?? 0) - (second?.search_count ?? 0)
  await shop.withWorld(({ db }) => db.keyword_clicks.insert({ keyword: second?.keyword ?? '', clicks: lead }))
  await guest.call(searchContract.clickUpdate, { keyword: second?.keyword.toUpperCase() ?? '', product_no })
  await guest.call(searchContract.clickUpdate, { keyword: 'entah', product_no: 'P1' })
  const after = (await guest.call(searchContract.hotSearch, { keyword: null })).list
  expect(after[0]).toEqual({ keyword: second?.keyword, search_count: (first?.search_count ?? 0) + 1 })
  const elsewhere = (await (await createTestShop()).guest().call(searchContract.hotSearch, { keyword: null })).list
  expect(elsewhere).toEqual(hot)
  expect((await guest.call(searchContract.recommend, undefined)).length).toBeGreaterThanOrEqual(10)
})

test("a voucher's products, all of them or by keyword", async () => {
  const args = { ...page, coupon_no: 'KILAURA15', keyword: '' }
  const all = await guest.call(searchContract.couponSearch, args)
  const brandOf = (no: string) => catalogue.product(no)?.attributes.brand
  expect([...new Set(all.list.map((card) => brandOf(card.product_no) === 'Kilaura'))]).toEqual([true])
  const some = await guest.call(searchContract.couponSearch, { ...args, keyword: 'sampo' })
  expect(some.total).toBeLessThan(all.total)
  expect([...new Set(some.list.map((card) => brandOf(card.product_no) === 'Kilaura'))]).toEqual([true])
  expect(await guest.errorOf(searchContract.couponSearch, { ...args, coupon_no: 'NONE' })).toBe('VOUCHER_NOT_FOUND')
  const other = await createTestShop()
  await other.fireEvent('service', 'search', 'stop')
  expect(await other.guest().errorOf(searchContract.couponSearch, args)).toBe('SEARCH_FAILED')
})

test('rules', () => {
  expect(beginsWords('Kukis & Biskuit', 'bis')).toBe(true)
  expect(beginsWords('Kukis & Biskuit', 'bis kuk')).toBe(true)
  expect(beginsWords('Kukis & Biskuit', 'kuit')).toBe(false)
  expect(beginsWords('饼干曲奇', '曲奇')).toBe(true)
  expect(beginsWords('Teh', '')).toBe(false)
  expect(normalizeKeyword('  a   b ')).toBe('a b')
  expect(unescapeQuotes('\\"a\\" \\\'b\\\' \\\\')).toBe('"a" \'b\' \\')
  expect(withKeyword(['Kopi', 'teh'], 'KOPI')).toEqual(['KOPI', 'teh'])
  expect(nextSearchRate(undefined, 5)).toEqual({ since: 5, count: 1 })
  expect(nextSearchRate({ since: 5, count: 3 }, 5 + SEARCH_RATE.within_ms)).toEqual({ since: 5 + SEARCH_RATE.within_ms, count: 1 })
  expect(isTooFast({ since: 0, count: SEARCH_RATE.most })).toBe(false)
  expect(isTooFast({ since: 0, count: SEARCH_RATE.most + 1 })).toBe(true)
  const counts = ['A', 'B'].map((keyword, at) => ({ keyword, search_count: 2 - at }))
  expect(rankKeywords(counts, new Map([['b', 2]]))[0]?.keyword).toBe('B')
})

test('names of JavaScript’s object members are searched like any other word', async () => {
  for (const keyword of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    await expect(guest.call(searchContract.search, { ...page, keyword })).resolves.toHaveProperty('total')
})

test('a list reports the categories to narrow it by, in the language of the shopper, and is not in the history', async () => {
  await guest.call(searchContract.search, { ...page, keyword: 'kopi' })
  const { types } = await shop.guest('device-guest', 'en').call(searchContract.facets, { keyword: 'kopi' })
  expect(types[0]?.nav_type_name).toBe('Coffee')
  expect(types.map(({ count }) => count)).toEqual(types.map(({ count }) => count).toSorted((a, b) => b - a))
  for (const { nav_type_id, count } of types)
    expect((await guest.call(searchContract.search, { ...page, keyword: 'kopi', nav_type_id })).total).toBe(count)
  await guest.call(searchContract.facets, { keyword: 'teh' })
  expect(await history(guest)).toEqual(['kopi'])
})

test('a category, the whole shop and an empty result have counts', async () => {
  const all = await guest.call(searchContract.facets, {})
  expect(all.types.reduce((sum, { count }) => sum + count, 0)).toBe(catalogue.products.length)
  const snacks = await guest.call(searchContract.facets, { nav_type_id: '11' })
  expect([...new Set(snacks.types.map(({ nav_type_id }) => nav_type_id.startsWith('11')))]).toEqual([true])
  const child = await guest.call(searchContract.facets, { nav_type_id: '1103' })
  expect(child.types).toEqual(snacks.types)
  expect(child.without).toEqual([{ filter: 'type', count: snacks.types.reduce((sum, { count }) => sum + count, 0) }])
  expect(child.total).toBe(snacks.types.find(({ nav_type_id }) => nav_type_id === '1103')?.count)
  const both = await guest.call(searchContract.facets, { keyword: 'kopi', nav_type_id: '11' })
  const kopi = await guest.call(searchContract.facets, { keyword: 'kopi' })
  expect([both.types, both.total]).toEqual([kopi.types, kopi.total])
  expect(both.in_stock).toBeLessThan(kopi.in_stock)
  const counts = { total: 0, in_stock: 0, free_shipping: 0, discounted: 0 }
  const nothing = { ...counts, types: [], price_range: null, ratings: [], brands: [], campaigns: [], without: [] }
  expect(await guest.call(searchContract.facets, { keyword: 'qqxyzz' })).toEqual(nothing)
  expect(await guest.call(searchContract.facets, { nav_type_id: '99' })).toEqual(nothing)
})

test('a search ends after two thousand products', async () => {
  expect(await guest.errorOf(searchContract.search, { page_num: 41, page_size: 50, keyword: 'kopi' })).toBe('SEARCH_RESULT_FAILED')
  expect((await guest.call(searchContract.search, { page_num: 40, page_size: 50, keyword: 'kopi' })).list).toEqual([])
})

test('off-sale products are not suggested', async () => {
  const names = async () => (await guest.call(searchContract.suggest, { keyword: 'sampo' })).list.map((item) => item.product_no ?? '')
  const [first = '', ...others] = await names()
  for (const { sku_no } of catalogue.product(first)?.sku_list ?? []) await shop.fireEvent('sku', sku_no, 'take_off')
  expect(await names()).toEqual(others)
})
