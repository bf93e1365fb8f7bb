import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { cartContract } from '@nusaria/contracts/cart'
import { productContract } from '@nusaria/contracts/product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { createTestShop, type Shopper } from '../../testing/test-shop.ts'

const few = buildCatalogue({ seed: 5, size: 40 })
const PAGE = 12

/** What may happen between two pages. */
const between = fc.record({
  views: fc.array(fc.nat(few.products.length - 1), { maxLength: 3 }),
  /** Taken off sale, or put back on sale. */
  turns: fc.array(fc.nat(few.products.length - 1), { maxLength: 4 }),
})

test('whatever is viewed, taken off sale or put back between pages, no product repeats and no remaining one is missing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(between, { minLength: 5, maxLength: 5 }), async (happenings) => {
      const shop = await createTestShop({ catalogue: few })
      const guest = shop.guest()
      const off = new Set<number>()
      const touched = new Set<number>()
      const seen: string[] = []
      let begunWithout = new Set<number>()
      for (const [at, { views, turns }] of happenings.entries()) {
        for (const view of views) await guest.call(productContract.visitViews, { product_no: few.products[view]?.product_no ?? '' })
        for (const turn of turns) {
          const event = off.has(turn) ? 'put_on' : 'take_off'
          for (const { sku_no } of few.products[turn]?.sku_list ?? []) await shop.fireEvent('sku', sku_no, event)
          if (!off.delete(turn)) off.add(turn)
          if (at > 0) touched.add(turn)
        }
        if (at === 0) begunWithout = new Set(off)
        const { list, total } = await guest.call(productContract.productRecommend, { page_num: at + 1, page_size: PAGE })
        expect(total).toBe(few.products.length - begunWithout.size)
        seen.push(...list.map((card) => card.product_no))
      }
      expect(new Set(seen).size).toBe(seen.length)
      const stayed = few.products.filter((_, place) => !begunWithout.has(place) && !touched.has(place))
      expect(stayed.filter(({ product_no }) => !seen.includes(product_no))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('an off-sale product leaves its own page one card short, and no other', async () => {
  const shop = await createTestShop({ catalogue: few })
  const page = async (page_num: number) =>
    (await shop.guest().call(productContract.productRecommend, { page_num, page_size: PAGE })).list.map((card) => card.product_no)
  const [first, second] = [await page(1), await page(2)]
  for (const { sku_no } of few.product(first[3] ?? '')?.sku_list ?? []) await shop.fireEvent('sku', sku_no, 'take_off')
  expect(await page(2)).toEqual(second)
  const again = await page(1)
  expect(again).toEqual([...first.filter((no) => no !== first[3]), second[0]])
})

test('a caller without a device gets the same pages, one card short where a product is off sale', async () => {
  const shop = await createTestShop({ catalogue: few })
  const nobody = shop.guest('')
  const page = async (page_num: number) =>
    (await nobody.call(productContract.productRecommend, { page_num, page_size: PAGE })).list.map((card) => card.product_no)
  const [first, second] = [await page(1), await page(2)]
  for (const { sku_no } of few.product(first[0] ?? '')?.sku_list ?? []) await shop.fireEvent('sku', sku_no, 'take_off')
  expect(await page(1)).toEqual(first.slice(1))
  expect(await page(2)).toEqual(second)
})

test.each([
  ['is in the cart', (ani: Shopper, sku_no: string) => ani.call(cartContract.add, { sku_no, quantity: 1 })],
  ['was bought', (ani: Shopper, sku_no: string) => confirmAndPlace(ani, buyNow(sku_no))],
])('what %s comes last, and no product is missing', async (_, take) => {
  const shop = await createTestShop({ catalogue: few })
  const ani = await shop.member('ani')
  await shop.addAddress(ani)
  const all = async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page_num) => ani.call(productContract.productRecommend, { page_num, page_size: PAGE })),
    )
    return pages.flatMap(({ list }) => list)
  }
  const before = await all()
  const first = before[0]
  const sku_no = few.product(first?.product_no ?? '')?.sku_list[0]?.sku_no ?? ''
  await take(ani, sku_no)
  const after = await all()
  expect(after.slice(-3).map(({ product_no }) => product_no)).toContain(first?.product_no)
  expect(new Set(after.map(({ product_no }) => product_no))).toEqual(new Set(before.map(({ product_no }) => product_no)))
  const soldOut = before.map(({ flag_sold_out }) => flag_sold_out)
  expect(soldOut).toEqual(soldOut.toSorted())
})
