import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { reviewContract } from '@nusaria/contracts/review'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { eraseMember } from '../account-deletion/erase.ts'

const { add, helpful, list, pending } = reviewContract
const catalogue = buildCatalogue({ seed: 1 })
const product = catalogue.products.find(({ review_count }) => review_count > 40 && review_count < 120)
const product_no = product?.product_no ?? ''
const page = { product_no, page_num: 1, page_size: 50 }

let shop: TestShop
let sari: Shopper
let budi: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue })
  sari = await shop.member('sari')
  budi = await shop.member('budi')
})

const reviews = async (who: Shopper, more = {}) => (await who.call(list, { ...page, ...more })).list
const first = async (who: Shopper) => (await reviews(who))[0]
const review_no = async () => (await first(sari))?.review_no ?? ''
const votes = () => shop.withWorld(({ db }) => db.helpful_votes.count())

describe('a member finds a review helpful', () => {
  it('once, as often as it is sent, and takes it back', async () => {
    const before = (await first(sari))?.helpful_count ?? 0
    const vote = { review_no: await review_no(), helpful: true }
    for (let time = 0; time < 2; time++) expect(await sari.call(helpful, vote)).toEqual({ helpful_count: before + 1 })
    expect(await first(sari)).toMatchObject({ helpful_count: before + 1, flag_helpful: true })
    expect(await votes()).toBe(1)
    const back = { ...vote, helpful: false }
    for (let time = 0; time < 2; time++) expect(await sari.call(helpful, back)).toEqual({ helpful_count: before })
    expect(await first(sari)).toMatchObject({ helpful_count: before, flag_helpful: false })
    expect(await votes()).toBe(0)
  })

  it('and everybody sees the number, but only that member the mark, until their account is deleted', async () => {
    const before = (await first(sari))?.helpful_count ?? 0
    const vote = { review_no: await review_no(), helpful: true }
    await sari.call(helpful, vote)
    for (const other of [budi, shop.guest()]) expect(await first(other)).toMatchObject({ helpful_count: before + 1, flag_helpful: false })
    await budi.call(helpful, vote)
    await budi.call(helpful, { ...vote, helpful: false })
    expect(await first(sari)).toMatchObject({ helpful_count: before + 1, flag_helpful: true })
    await shop.withWorld((ctx) => eraseMember(ctx, sari.member_no ?? ''))
    expect(await votes()).toBe(0)
  })

  it('which moves it up in the order by the most helpful', async () => {
    const order = await reviews(shop.guest(), { sort: 'helpful' })
    const tied = order.findLast(({ helpful_count }) => helpful_count === 0)
    await sari.call(helpful, { review_no: tied?.review_no ?? '', helpful: true })
    const after = await reviews(shop.guest(), { sort: 'helpful' })
    const counts = after.map(({ helpful_count }) => helpful_count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const place = (of: typeof order) => of.findIndex((review) => review.review_no === tied?.review_no)
    expect(place(after)).toBeLessThan(place(order))
    expect(new Set(after.map((review) => review.review_no)).size).toBe(after.length)
  })
})

it('a review of a member is helpful to others, never to its writer, also when it is anonymous', async () => {
  const [line] = (await sari.call(pending, { page_num: 1, page_size: 10 })).list
  const { order_no = '', line_no = '' } = line ?? {}
  const content = { stars: 5, content: 'Enak', picture_ids: [], anonymous: true }
  const made = await sari.call(add, { order_no, line_no, ...content })
  expect(made).toMatchObject({ helpful_count: 0, flag_helpful: false, flag_own: true, reply: null })
  const vote = { review_no: made.review_no, helpful: true }
  expect(await sari.tryCall(helpful, vote)).toMatchObject({ error: 'PRODUCT_PARAMETER_INVALID', field: 'review_no' })
  expect(await budi.call(helpful, vote)).toEqual({ helpful_count: 1 })
  const shown = async (who: Shopper) => (await reviews(who, { product_no: made.product_no }))[0]
  expect(await shown(sari)).toMatchObject({ helpful_count: 1, flag_helpful: false, flag_own: true })
  expect(await shown(budi)).toMatchObject({ helpful_count: 1, flag_helpful: true, flag_own: false })
  expect(await shown(shop.guest())).toMatchObject({ flag_helpful: false, flag_own: false })
})

it('a review that nobody wrote can’t be helpful', async () => {
  const count = product?.review_count ?? 0
  const unknown = [0, count + 1].map((place) => `RV${product_no}-${String(place).padStart(5, '0')}`)
  const missing = { error: 'PRODUCT_INFO_MISSING', field: 'review_no' }
  for (const no of ['x', 'RVP1-00001', `RV${product_no}-1`, `RV${product_no}-`, ...unknown])
    expect(await sari.tryCall(helpful, { review_no: no, helpful: true }), no).toMatchObject(missing)
  expect(await votes()).toBe(0)
})
