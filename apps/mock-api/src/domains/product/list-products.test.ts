import { hash } from '@nusaria/catalogue/lib/rng'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { type ProductSort, productContract } from '@nusaria/contracts/product'
import { FilterKind, searchContract } from '@nusaria/contracts/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import type { CompleteCard } from '../inventory/card.ts'

const few = buildCatalogue({ seed: 3, size: 60 })
const some = fc.nat(few.products.length - 1)
const sku = fc.option(fc.nat(11), { nil: undefined })
const price = fc.constantFrom<number>(5_000, 15_000, 20_000, 45_000, 90_000)

/** What the shop changes meanwhile: one SKU of a product, or all. */
const change = fc.oneof(
  fc.record({ at: some, sku, event: fc.constantFrom('sell_out', 'take_off') }),
  fc.record({ at: some, sku, event: fc.constant('reprice'), params: fc.record({ price }) }),
  fc.record({ at: some, sku, event: fc.constant('restock'), params: fc.record({ stock: fc.constantFrom(0, 7) }) }),
)

const brandOf = ({ product_no }: CompleteCard) => few.product(product_no)?.attributes.brand ?? ''
const brandNames = [...new Set(few.products.map(({ attributes }) => attributes.brand))]
const campaigns = new Map(
  few.home.campaign_list.map(({ project_id, sections }) => [
    project_id,
    new Set(sections.flatMap((section) => (section.type === 'products' ? section.product_nos : []))),
  ]),
)

const request = fc.record(
  {
    sort: fc.constantFrom<ProductSort>('relevance', 'sales', 'price_asc', 'price_desc', 'newest', 'rating'),
    price_min: price,
    price_max: price,
    in_stock: fc.boolean(),
    free_shipping: fc.boolean(),
    discounted: fc.boolean(),
    rating_min: fc.constantFrom(4.5, 4.8),
    brands: fc.subarray(brandNames, { minLength: 1, maxLength: 8 }),
    project_id: fc.constantFrom('unknown', ...campaigns.keys()),
  },
  { requiredKeys: [] },
)
type Request = typeof request extends fc.Arbitrary<infer R> ? R : never

/** The filters that a card fails, each by itself. */
function failedBy(card: CompleteCard, { price_min = 0, price_max = Infinity, ...filter }: Request): FilterKind[] {
  const fails: Partial<Record<FilterKind, boolean>> = {
    price: card.price < price_min || card.price > price_max,
    in_stock: filter.in_stock === true && card.flag_sold_out === 1,
    free_shipping: filter.free_shipping === true && !card.flag_free_shipping,
    discounted: filter.discounted === true && card.discount === 0,
    rating: card.rating < (filter.rating_min ?? 0),
    brand: filter.brands !== undefined && !filter.brands.includes(brandOf(card)),
    campaign: filter.project_id !== undefined && !campaigns.get(filter.project_id)?.has(card.product_no),
  }
  return FilterKind.options.filter((kind) => fails[kind])
}

function byHand(cards: readonly CompleteCard[], { sort, ...filter }: Request) {
  const left = cards.filter((card) => failedBy(card, filter).length === 0)
  if (sort === 'sales') return left.toSorted((a, b) => b.sold_count - a.sold_count)
  if (sort === 'rating') return left.toSorted((a, b) => b.rating - a.rating)
  if (sort === 'newest') return left.toSorted((a, b) => hash(b.product_no) - hash(a.product_no))
  if (sort === 'price_asc') return left.toSorted((a, b) => a.price - b.price)
  return sort === 'price_desc' ? left.toSorted((a, b) => b.price - a.price) : left
}

type Change = typeof change extends fc.Arbitrary<infer C> ? C & { readonly params?: Record<string, number> } : never

async function changed(changes: readonly Change[]): Promise<TestShop> {
  const shop = await createTestShop({ catalogue: few })
  for (const { at, sku, event, params } of changes)
    for (const { sku_no } of few.products[at]?.sku_list.filter((_, n) => sku === undefined || n === sku) ?? [])
      await shop.fireEvent('sku', sku_no, event, params).catch(() => undefined)
  return shop
}

/** All pages of a list, or of a search. */
async function allPages(guest: Shopper, keyword: string | null, part: Request, page_size: number): Promise<CompleteCard[]> {
  const seen: CompleteCard[] = []
  for (let page_num = 1; ; page_num++) {
    const page = { page_num, page_size, ...part }
    const { list, total } = await (keyword === null
      ? guest.call(productContract.list, page)
      : guest.call(searchContract.search, { ...page, keyword }))
    seen.push(...list)
    if (page_num * page_size >= total) {
      expect(seen).toHaveLength(total)
      return seen
    }
  }
}

test('whatever the shop changes, a sorted and filtered list equals a naive one, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), request, fc.constantFrom(3, 8, 50), async (changes, query, page_size) => {
      const shop = await changed(changes)
      const pages = (keyword: string | null, part: Request) => allPages(shop.guest(), keyword, part, page_size)
      for (const keyword of [null, 'a']) expect(await pages(keyword, query)).toEqual(byHand(await pages(keyword, {}), query))
    }),
    { numRuns: 60 },
  )
})

test('whatever the shop changes, what a list can be narrowed by counts the products that pass all other filters', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 8 }),
      request,
      fc.constantFrom(null, 'a'),
      async (changes, { sort: _, ...filter }, keyword) => {
        const guest = (await changed(changes)).guest()
        const cards = await allPages(guest, keyword, {}, 50)
        const facets = await guest.call(searchContract.facets, { ...filter, ...(keyword !== null && { keyword }) })
        const passing = (other: FilterKind) => cards.filter((card) => failedBy(card, filter).every((kind) => kind === other))
        const count = (kind: FilterKind, is: (card: CompleteCard) => boolean) => passing(kind).filter(is).length
        expect(facets.in_stock).toBe(count('in_stock', ({ flag_sold_out }) => flag_sold_out === 0))
        expect(facets.free_shipping).toBe(count('free_shipping', ({ flag_free_shipping }) => flag_free_shipping))
        expect(facets.discounted).toBe(count('discounted', ({ discount }) => discount > 0))
        for (const one of facets.ratings) expect(one.count).toBe(count('rating', ({ rating }) => rating >= one.rating_min))
        for (const one of facets.brands) expect(one.count).toBe(count('brand', (card) => brandOf(card) === one.brand))
        for (const one of facets.campaigns)
          expect(one.count).toBe(count('campaign', ({ product_no }) => campaigns.get(one.project_id)?.has(product_no) ?? false))
        const types = facets.types.reduce((sum, one) => sum + one.count, 0)
        expect(types).toBe(passing('type').length)
        const prices = passing('price').map((card) => card.price)
        expect(facets.price_range).toEqual(prices.length === 0 ? null : { lowest: Math.min(...prices), highest: Math.max(...prices) })
        for (const one of facets.without) expect(one.count).toBe(passing(one.filter).length)
        const { price_min, price_max, rating_min, brands, project_id, ...flags } = filter
        const given = { price: price_min ?? price_max, rating: rating_min, brand: brands, campaign: project_id, ...flags }
        const set = Object.entries(given).flatMap(([kind, value]) => (value ? [kind] : []))
        expect(facets.without.map((one) => one.filter).sort()).toEqual(set.sort())
      },
    ),
    { numRuns: 60 },
  )
})

test('whatever sells out, comes back or changes its price, a card shows the current lowest and highest price', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const guest = (await changed(changes)).guest()
      const { list } = await guest.call(productContract.list, { page_num: 1, page_size: 50 })
      const touched = new Set(changes.map(({ at }) => few.products[at]?.product_no))
      for (const { product_no, price, max_price, scribing_price, flag_sold_out } of list.filter((card) => touched.has(card.product_no))) {
        const { sku_list } = await guest.call(productContract.minSkuDetail, { id: product_no })
        const inStock = sku_list.filter(({ stock }) => stock > 0)
        const skus = inStock.length > 0 ? inStock : sku_list
        const prices = skus.map((one) => one.price)
        expect([flag_sold_out, price, max_price]).toEqual([inStock.length > 0 ? 0 : 1, Math.min(...prices), Math.max(...prices)])
        expect(skus.some((one) => one.price === price && one.scribing_price === scribing_price)).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})
