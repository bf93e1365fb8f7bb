import { mediaFile } from '@nusaria/catalogue/pictures/media'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { Complete } from '@nusaria/contracts/added'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { productContract } from '@nusaria/contracts/product'
import { type Review, ReviewSort, reviewContract } from '@nusaria/contracts/review'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { UnitOfWorkCtx } from '../../engine/contract/unit-of-work-context.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { catalogueReview, maskedName } from './catalogue-reviews.ts'
import { reviewPage } from './reviews.ts'

const { products } = buildCatalogue({ seed: 1 })
const byCount = products.toSorted((a, b) => b.review_count - a.review_count)
const MOST = byCount[0] as ProductRow
const HUNDRED = byCount.find(({ review_count }) => review_count < 150) as ProductRow
let shop: TestShop
let guest: Shopper

beforeAll(async () => {
  shop = await createTestShop()
  guest = shop.guest()
})

/** Every review of a product, page by page. */
type Filter = Partial<Pick<ArgsOf<typeof reviewContract.list>, 'stars' | 'with_pictures' | 'sort'>>
async function allOf(product_no: string, filter: Filter = {}, page_size = 50): Promise<Complete<Review>[]> {
  const all: Complete<Review>[] = []
  for (let page_num = 1; ; page_num++) {
    const { list, total } = await guest.call(reviewContract.list, { product_no, page_num, page_size, ...filter })
    all.push(...list)
    if (list.length < page_size) {
      expect(all).toHaveLength(total)
      return all
    }
  }
}

describe('reviews of a product', () => {
  it('add up to its summary, its card and its page, for every product', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...products.filter(({ review_count }) => review_count < 400)), async ({ product_no }) => {
        const all = await allOf(product_no)
        const summary = await guest.call(reviewContract.summary, { product_no })
        expect(summary.total).toBe(all.length)
        expect(summary.counts).toEqual([1, 2, 3, 4, 5].map((stars) => all.filter((review) => review.stars === stars).length))
        expect(summary.with_pictures).toBe(all.filter(({ picture_list }) => picture_list.length > 0).length)
        const mean = all.reduce((sum, { stars }) => sum + stars, 0) / (all.length || 1)
        expect(summary.rating).toBe(Math.round(mean * 10) / 10)
        const [card] = (await guest.call(productContract.specOrderList, { product_nos: [product_no] })).list
        const detail = await guest.call(productContract.minSkuDetail, { id: product_no })
        expect([card?.rating, detail.rating, detail.review_count]).toEqual([summary.rating, summary.rating, summary.total])
        expect(new Set(all.map(({ review_no }) => review_no)).size).toBe(all.length)
      }),
      { numRuns: 25 },
    )
  })

  it('are newest first, all from before the world began', async () => {
    const all = await allOf(HUNDRED.product_no, {}, 7)
    const times = all.map(({ created_at }) => Date.parse(created_at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(times[0]).toBeLessThan(shop.world.epoch)
  })

  it('can be filtered by stars, by pictures, and by both', async () => {
    const { product_no } = HUNDRED
    const all = await allOf(product_no)
    expect(all.some(({ stars }) => stars === 4)).toBe(true)
    expect(all.some(({ stars, picture_list }) => stars === 5 && picture_list.length > 0)).toBe(true)
    expect(await allOf(product_no, { stars: 4 })).toEqual(all.filter(({ stars }) => stars === 4))
    expect(await allOf(product_no, { with_pictures: true })).toEqual(all.filter(({ picture_list }) => picture_list.length > 0))
    expect(await allOf(product_no, { with_pictures: false })).toEqual(all)
    const both = await allOf(product_no, { stars: 5, with_pictures: true })
    expect(both).toEqual(all.filter(({ stars, picture_list }) => stars === 5 && picture_list.length > 0))
  })

  it('can be sorted, together with filters: every review is on one page', async () => {
    const { product_no } = HUNDRED
    const newest = await allOf(product_no)
    type Reviews = readonly Complete<Review>[]
    const by = (value: (review: Complete<Review>) => number) => (list: Reviews) => list.toSorted((a, b) => value(b) - value(a))
    const orders = {
      newest: (list: Reviews) => list,
      helpful: by(({ helpful_count }) => helpful_count),
      stars_desc: by(({ stars }) => stars),
      stars_asc: by(({ stars }) => -stars),
    } as const
    const pictured = newest.filter(({ picture_list }) => picture_list.length > 0)
    for (const sort of ReviewSort.options) {
      expect(await allOf(product_no, { sort }, 7), sort).toEqual(orders[sort](newest))
      expect(await allOf(product_no, { sort, with_pictures: true }, 3), sort).toEqual(orders[sort](pictured))
    }
    expect(await allOf(product_no, { sort: 'helpful', stars: 5 }, 9)).toEqual(orders.helpful(newest.filter(({ stars }) => stars === 5)))
    const [mostHelpful] = await allOf(MOST.product_no, { sort: 'helpful', stars: 5, with_pictures: true })
    expect(mostHelpful?.content.match(/[.!?]/g)?.length).toBeGreaterThan(2)
    const counts = newest.map(({ helpful_count }) => helpful_count)
    expect(Math.max(...counts)).toBeGreaterThan(5)
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(counts.length / 4)
  })

  it('fit the product, show it, and mask the reviewer', async () => {
    const all = await allOf(HUNDRED.product_no)
    const choices = HUNDRED.sku_list.map(({ spec_values }) => spec_values.join())
    for (const { content, reviewer, picture_list, spec_values } of all) {
      expect(content.length).toBeGreaterThan(3)
      expect(reviewer).toMatch(/^(\p{L}\*\*\*\p{L}|Anonim)$/u)
      expect(picture_list.every((url) => mediaFile(url) !== null)).toBe(true)
      expect(choices).toContain(spec_values.join())
    }
    const photos = all.flatMap(({ picture_list }) => picture_list)
    expect(new Set(photos).size).toBe(photos.length)
    expect(new Set(all.map(({ content }) => content)).size).toBeGreaterThan(all.length / 2)
  })

  it('say the same in every world, in the reader’s language', async () => {
    const args = { product_no: HUNDRED.product_no, page_num: 1, page_size: 50 }
    const here = await guest.call(reviewContract.list, args)
    const other = await createTestShop({ seed: 2 })
    expect(await other.guest().call(reviewContract.list, args)).toEqual(here)
    const inEnglish = await other.guest('d', 'en').call(reviewContract.list, args)
    const inChinese = await other.guest('d', 'zh-CN').call(reviewContract.list, args)
    const facts = ({ stars, picture_list, created_at, helpful_count, reply }: Complete<Review>) =>
      [stars, picture_list, created_at, helpful_count, reply?.created_at] as const
    expect(inEnglish.list.map(facts)).toEqual(here.list.map(facts))
    for (const [at, { content, reply }] of inChinese.list.entries()) {
      expect(content).toMatch(/\p{Script=Han}/u)
      expect(inEnglish.list[at]?.content).not.toBe(here.list[at]?.content)
      if (reply) expect(reply.content).toMatch(/\p{Script=Han}/u)
    }
    const anonymous = here.list.findIndex(({ reviewer }) => reviewer === 'Anonim')
    expect(inEnglish.list[anonymous]?.reviewer).toBe('Anonymous')
  })

  it('are answered by the shop later and before today, the bad ones most of all', async () => {
    const all = await allOf(HUNDRED.product_no)
    const answered = all.filter(({ reply }) => reply)
    const share = (list: readonly Complete<Review>[]) => list.filter(({ reply }) => reply).length / list.length
    expect(share(all.filter(({ stars }) => stars <= 3))).toBeGreaterThan(share(all.filter(({ stars }) => stars === 5)) + 0.2)
    for (const { reply, created_at } of answered) {
      const at = Date.parse(reply?.created_at ?? '')
      expect(at).toBeGreaterThan(Date.parse(created_at))
      expect(at).toBeLessThan(shop.world.epoch)
    }
    expect(new Set(answered.map(({ reply }) => reply?.content)).size).toBeGreaterThan(answered.length * 0.7)
  })

  it('page quickly where there are thousands: only the page’s reviews are generated', () => {
    expect(MOST.review_count).toBeGreaterThan(2_000)
    const { epoch, clock } = shop.world
    const { runtime } = shop.engine
    const { db } = new UnitOfWorkCtx(runtime.unitOfWork(shop.world), runtime.catalogueOf(shop.world), clock.now)
    const write = vi.fn(catalogueReview)
    const reader = { db, epoch, language: 'id', member: null } as const
    for (let page_num = 1; page_num <= 20; page_num++)
      reviewPage(reader, MOST, { stars: 5, sort: ReviewSort.options[page_num % 4], page_num, page_size: 10 }, write)
    expect(write).toHaveBeenCalledTimes(200)
  })

  it('need a known product', async () => {
    expect(await guest.errorOf(reviewContract.list, { product_no: 'P1', page_num: 1, page_size: 10 })).toBe('PRODUCT_INFO_MISSING')
    expect(await guest.errorOf(reviewContract.summary, { product_no: 'P1' })).toBe('PRODUCT_INFO_MISSING')
    const request = { product_no: HUNDRED.product_no, stars: 6, page_num: 1, page_size: 10 }
    expect(await guest.errorOf(reviewContract.list, request)).toBe('PRODUCT_PARAMETER_INVALID')
  })
})

it('a name shows only its first and last letter', () => {
  expect(['Sari', ' Budi Santoso ', 'A', ''].map(maskedName)).toEqual(['S***i', 'B***o', 'A***', '***'])
})
