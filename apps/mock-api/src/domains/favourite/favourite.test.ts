import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { LIMITS } from '@nusaria/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestShop, type Shopper, TEST_START, type TestShop } from '../../testing/test-shop.ts'

const { products } = buildCatalogue({ seed: 1 })
const nos = products.map(({ product_no }) => product_no)
const [FIRST = '', SECOND = '', THIRD = ''] = nos
const page = { page_num: 1, page_size: 50 }
let shop: TestShop
let budi: Shopper

beforeEach(async () => {
  shop = await createTestShop()
  budi = await shop.member('budi')
})

const listed = async (shopper: Shopper) => (await shopper.call(favouriteContract.list, page)).list.map(({ product }) => product.product_no)

describe('favourites', () => {
  it('are added once, newest first, with the price of that day', async () => {
    await budi.call(favouriteContract.add, { product_nos: [FIRST] })
    shop.advance(DAY)
    await budi.call(favouriteContract.add, { product_nos: [SECOND, FIRST, SECOND] })
    expect(await listed(budi)).toEqual([SECOND, FIRST])
    for (const { sku_no } of products[0]?.sku_list ?? []) await shop.fireEvent('sku', sku_no, 'reprice', { price: 1_000 })
    const { list, total } = await budi.call(favouriteContract.list, { page_num: 2, page_size: 1 })
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { product: { product_no: FIRST, price: 1_000 }, added_price: products[0]?.price, added_at: formatInstant(TEST_START) },
    ])
  })

  it('say which of some products are among them', async () => {
    await budi.call(favouriteContract.add, { product_nos: [FIRST, THIRD] })
    const request = { product_nos: [THIRD, SECOND, FIRST, THIRD] }
    expect(await budi.call(favouriteContract.status, request)).toEqual({ product_nos: [THIRD, FIRST] })
    expect(await shop.guest().call(favouriteContract.status, request)).toEqual({ product_nos: [] })
  })

  it('lose what is removed; unknown products are ignored', async () => {
    await budi.call(favouriteContract.add, { product_nos: [FIRST, SECOND] })
    await budi.call(favouriteContract.remove, { product_nos: [SECOND, THIRD, 'P1'] })
    expect(await listed(budi)).toEqual([FIRST])
  })

  it('keep a product that went off sale, as sold out', async () => {
    await budi.call(favouriteContract.add, { product_nos: [FIRST] })
    for (const { sku_no } of products[0]?.sku_list ?? []) await shop.fireEvent('sku', sku_no, 'take_off')
    const { list } = await budi.call(favouriteContract.list, page)
    expect(list).toMatchObject([{ product: { product_no: FIRST, flag_sold_out: 1 } }])
  })

  it("are a member's own", async () => {
    const putri = await shop.member('putri')
    await budi.call(favouriteContract.add, { product_nos: [FIRST] })
    await putri.call(favouriteContract.remove, { product_nos: [FIRST] })
    expect(await listed(putri)).toEqual([])
    expect(await putri.call(favouriteContract.status, { product_nos: [FIRST] })).toEqual({ product_nos: [] })
    expect(await listed(budi)).toEqual([FIRST])
  })

  it('accept no unknown product, and then none of the others in the call', async () => {
    expect(await budi.errorOf(favouriteContract.add, { product_nos: [FIRST, 'P1'] })).toBe('PRODUCT_INFO_MISSING')
    expect(await listed(budi)).toEqual([])
  })

  it(`are at most ${LIMITS.favouritesMax}`, async () => {
    for (let at = 0; at < LIMITS.favouritesMax; at += 50) await budi.call(favouriteContract.add, { product_nos: nos.slice(at, at + 50) })
    await budi.call(favouriteContract.add, { product_nos: [FIRST] })
    const refused = await budi.tryCall(favouriteContract.add, { product_nos: [FIRST, nos[LIMITS.favouritesMax] ?? ''] })
    expect(refused).toEqual({ ok: false, error: 'PRODUCT_PARAMETER_INVALID', field: 'product_nos', params: { max: LIMITS.favouritesMax } })
    expect((await budi.call(favouriteContract.list, page)).total).toBe(LIMITS.favouritesMax)
  })

  it('of Sari include one that got cheaper and one that is sold out; Budi has none', async () => {
    const { list } = await (await shop.member('sari')).call(favouriteContract.list, page)
    expect(list).toHaveLength(7)
    expect(list.filter(({ product, added_price }) => product.price < added_price)).toHaveLength(1)
    expect(list.filter(({ product }) => product.flag_sold_out === 1)).toHaveLength(1)
    const times = list.map(({ added_at }) => Date.parse(added_at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(await listed(budi)).toEqual([])
  })
})
