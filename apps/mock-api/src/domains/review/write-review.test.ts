import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { pictureContract } from '@nusaria/contracts/picture'
import { productContract } from '@nusaria/contracts/product'
import { reviewContract } from '@nusaria/contracts/review'
import { beforeEach, describe, expect, it } from 'vitest'
import { uploadPicture } from '../../testing/after-sale.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { eraseMember } from '../account-deletion/erase.ts'

const { add, pending, list, summary } = reviewContract
const page = { page_num: 1, page_size: 10 }
type ReviewBody = ArgsOf<typeof add>

const catalogue = buildCatalogue({ seed: 1 })
let shop: TestShop
let sari: Shopper
let putri: Shopper
/** The first line without a review. */
let line: { readonly order_no: string; readonly line_no: string; readonly product_no: string; readonly spec_values: string[] }
beforeEach(async () => {
  shop = await createTestShop({ catalogue })
  sari = await shop.member('sari')
  putri = await shop.member('putri')
  const [first] = (await sari.call(pending, page)).list
  if (!first) throw new Error('Sari has no completed order')
  line = first
})

const reviewBody = (more: Partial<ReviewBody> = {}): ReviewBody => {
  const { order_no, line_no } = line
  return { order_no, line_no, stars: 2, content: ' Kardusnya penyok. ', picture_ids: [], anonymous: false, ...more }
}
const uploads = (who: Shopper, purpose: 'review' | 'evidence' = 'review') => uploadPicture(who, purpose)
const actions = async (order_no: string) => (await sari.order(order_no)).actions
const reviews = (who: Shopper = shop.guest(), filter = {}) => who.call(list, { product_no: line.product_no, ...page, ...filter })

describe('a member’s review of a received product', () => {
  it('comes first, counts, and matches filters like all others', async () => {
    const of = { product_no: line.product_no }
    const before = await shop.guest().call(summary, of)
    const listed = await reviews()
    const picture_ids = [await uploads(sari), await uploads(sari)]
    const made = await sari.call(add, reviewBody({ picture_ids }))
    expect(made).toMatchObject({
      product_no: line.product_no,
      spec_values: line.spec_values,
      stars: 2,
      content: 'Kardusnya penyok.',
      language: 'id',
      picture_list: picture_ids.map((id) => `/api/member/picture/${id}`),
      created_at: '2026-03-02T09:00:00.000+07:00',
    })
    expect(made.reviewer).toMatch(/^S\*\*\*.$/)

    const shown = { ...made, flag_own: false }
    const now = await reviews()
    expect(now.total).toBe(listed.total + 1)
    expect(now.list).toEqual([shown, ...listed.list].slice(0, 10))
    expect((await reviews(shop.guest(), { page_num: 2 })).list[0]).toEqual(listed.list[9])
    expect((await reviews(shop.guest(), { stars: 2 })).list[0]).toEqual(shown)
    expect((await reviews(shop.guest(), { with_pictures: true })).list[0]).toEqual(shown)
    expect((await reviews(shop.guest(), { stars: 5 })).list).not.toContainEqual(shown)

    const after = await shop.guest().call(summary, of)
    const [one, two, three, four, five] = before.counts
    const counts = [one, (two ?? 0) + 1, three, four, five]
    expect(after).toMatchObject({ total: before.total + 1, with_pictures: before.with_pictures + 1, counts })
    const mean = after.counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / after.total
    expect(after.rating).toBe(Math.round(mean * 10) / 10)
    const detail = await shop.guest().call(productContract.minSkuDetail, { id: line.product_no })
    expect([detail.rating, detail.review_count]).toEqual([after.rating, after.total])
  })

  it('changes the rating wherever the product is shown, only in this world', async () => {
    const lists = async (where: TestShop) => {
      const row = catalogue.product(line.product_no)
      const found = await where.guest().call(productContract.list, { page_num: 1, page_size: 50, nav_type_id: row?.nav_type_id ?? '' })
      return found.list.find(({ product_no }) => product_no === line.product_no)?.rating
    }
    const before = await lists(shop)
    const made = catalogue.product(line.product_no)?.review_count ?? 0
    await shop.withWorld(({ db, now }) => {
      const bad = {
        member_no: 'M-x',
        product_no: line.product_no,
        stars: 1,
        content: 'Rusak',
        language: 'id' as const,
        anonymous: true,
        created_at: now,
      }
      for (let nth = 0; nth < made; nth++)
        db.reviews.insert({ ...bad, reviewed_line: `X:${nth}`, review_no: `RX${nth}`, spec_values: [], picture_ids: [] })
    })
    const rating = (await shop.guest().call(summary, { product_no: line.product_no })).rating
    expect(rating).toBeLessThan(before ?? 0)
    expect(await lists(shop)).toBe(rating)
    expect(await lists(await createTestShop({ catalogue }))).toBe(before)
  })

  it('can be anonymous, in the reader’s language', async () => {
    await sari.call(add, reviewBody({ anonymous: true }))
    expect((await reviews()).list[0]).toMatchObject({ reviewer: 'Anonim', avatar_url: null })
    expect((await reviews(shop.guest('d', 'en'))).list[0]?.reviewer).toBe('Anonymous')
  })

  it('becomes anonymous when the account is deleted, and loses its pictures', async () => {
    await sari.call(add, reviewBody({ picture_ids: [await uploads(sari)] }))
    await shop.withWorld((ctx) => eraseMember(ctx, sari.member_no ?? ''))
    const left = { reviewer: 'Anonim', avatar_url: null, picture_list: [], content: 'Kardusnya penyok.' }
    expect((await reviews()).list[0]).toMatchObject(left)
  })
})

describe('lines to review', () => {
  it('are those of completed orders, latest first, until each is reviewed', async () => {
    const { list: lines, total } = await sari.call(pending, { page_num: 1, page_size: 50 })
    expect(lines).toHaveLength(total)
    const times = lines.map(({ completed_at }) => completed_at)
    expect(times).toEqual(times.toSorted().reverse())
    const { order_no } = line
    const request = { order_no, ...page }
    const mine = (await sari.call(pending, request)).list
    expect(await actions(order_no)).toContain('review')
    for (const { line_no } of mine) await sari.call(add, reviewBody({ line_no }))
    expect(await sari.call(pending, request)).toEqual({ list: [], total: 0 })
    expect(await actions(order_no)).not.toContain('review')
    expect((await sari.call(pending, page)).total).toBe(total - mine.length)
  })

  it('are not those of an ongoing order', async () => {
    const orders = (await sari.call(orderContract.list, { tab: 'shipped', ...page })).list
    const [order] = orders
    const order_no = order?.order_no ?? ''
    expect(await sari.call(pending, { order_no, ...page })).toEqual({ list: [], total: 0 })
    expect(await actions(order_no)).not.toContain('review')
    const line_no = order?.lines[0]?.line_no ?? ''
    expect(await sari.errorOf(add, reviewBody({ order_no, line_no }))).toBe('REVIEW_NOT_ALLOWED')
  })
})

describe('a review is refused', () => {
  it('for a line reviewed before', async () => {
    await sari.call(add, reviewBody())
    expect(await sari.tryCall(add, reviewBody({ stars: 5 }))).toMatchObject({ error: 'REVIEW_EXISTS', field: 'line_no' })
    expect((await reviews()).list.filter(({ content }) => content === 'Kardusnya penyok.')).toHaveLength(1)
  })

  it("of a line the order doesn't have, of an unknown order", async () => {
    expect(await sari.errorOf(add, reviewBody({ line_no: 'L99' }))).toBe('REVIEW_NOT_ALLOWED')
    expect(await sari.errorOf(add, reviewBody({ order_no: 'NS0' }))).toBe('ORDER_NOT_FOUND')
    expect(await sari.errorOf(pending, { order_no: 'NS0', ...page })).toBe('ORDER_NOT_FOUND')
  })

  it("with pictures that aren't the member's own, are sent already, come twice, or are for something else", async () => {
    const own = await uploads(sari)
    const others = await uploads(putri)
    const evidence = await uploads(sari, 'evidence')
    for (const picture_ids of [[others], ['unknown'], [own, own], [own, evidence]])
      expect(await sari.tryCall(add, reviewBody({ picture_ids }))).toMatchObject({ error: 'EVIDENCE_INVALID', field: 'picture_ids' })
    await sari.call(add, reviewBody({ picture_ids: [own] }))
    const [next] = (await sari.call(pending, page)).list
    if (next) line = next
    expect(await sari.errorOf(add, reviewBody({ picture_ids: [own] }))).toBe('EVIDENCE_INVALID')
    expect(await sari.errorOf(pictureContract.remove, { picture_id: own })).toBe('EVIDENCE_INVALID')
  })

  it('without text or stars, or beyond the limits', async () => {
    for (const wrong of [
      { content: '   ' },
      { content: '\u200b\u3164' },
      { content: 'Bagus\u202e' },
      { content: 'a'.repeat(501) },
      { stars: 0 },
      { stars: 6 },
      { picture_ids: Array(7).fill('x') },
    ])
      expect(await sari.errorOf(add, reviewBody(wrong))).toBe('PRODUCT_PARAMETER_INVALID')
  })
})
