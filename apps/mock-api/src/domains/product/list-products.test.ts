import { type ProductSort, productContract } from '@nusaria/contracts/product'
import { searchContract } from '@nusaria/contracts/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hash } from '../../lib/rng.ts'
import { buildCatalogue } from '../../reference/catalogue/catalogue.ts'
import { createTestShop, type TestShop } from '../../testing/test-shop.ts'
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

const request = fc.record(
  {
    sort: fc.constantFrom<ProductSort>('relevance', 'sales', 'price_asc', 'price_desc', 'newest', 'rating'),
    price_min: price,
    price_max: price,
    in_stock: fc.boolean(),
    free_shipping: fc.boolean(),
  },
  { requiredKeys: [] },
)
type Request = typeof request extends fc.Arbitrary<infer R> ? R : never

function byHand(cards: readonly CompleteCard[], { sort, price_min = 0, price_max = Infinity, in_stock, free_shipping }: Request) {
  const left = cards.filter(
    (card) =>
      card.price >= price_min &&
      card.price <= price_max &&
      !(in_stock && card.flag_sold_out === 1) &&
      !(free_shipping && !card.flag_free_shipping),
  )
  if (sort === 'sales') return left.toSorted((a, b) => b.sold_count - a.sold_count)
  if (sort === 'rating') return left.toSorted((a, b) => b.rating - a.rating)
  if (sort === 'newest') return left.toSorted((a, b) => hash(b.product_no) - hash(a.product_no))
  if (sort === 'price_asc') return left.toSorted((a, b) => a.price - b.price)
  return sort === 'price_desc' ? left.toSorted((a, b) => b.price - a.price) : left
}

async function changed(
  changes: readonly { at: number; sku: number | undefined; event: string; params?: Record<string, number> }[],
): Promise<TestShop> {
  const shop = await createTestShop({ catalogue: few })
  for (const { at, sku, event, params } of changes)
    for (const { sku_no } of few.products[at]?.sku_list.filter((_, n) => sku === undefined || n === sku) ?? [])
      await shop.fireEvent('sku', sku_no, event, params).catch(() => undefined)
  return shop
}

test('whatever the shop changes, a sorted and filtered list equals a naive one, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), request, fc.constantFrom(3, 8, 50), async (changes, query, page_size) => {
      const shop = await changed(changes)
      const guest = shop.guest()
      const pages = async (keyword: string | null, part: Request) => {
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
      for (const keyword of [null, 'a']) expect(await pages(keyword, query)).toEqual(byHand(await pages(keyword, {}), query))
    }),
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
