import { favouriteContract } from '@nusaria/contracts/favourite'
import { LIMITS } from '@nusaria/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../catalogue/catalogue.ts'
import { DAY, iso } from '../kernel/time.ts'
import { NINE, openShop, type Shop, type Shopper } from '../testing/shop.ts'

const { products } = buildCatalogue({ seed: 1 })
const nos = products.map(({ product_no }) => product_no)
const [FIRST = '', SECOND = '', THIRD = ''] = nos
const page = { page_num: 1, page_size: 50 }
let shop: Shop
let budi: Shopper

beforeEach(async () => {
  shop = await openShop()
  budi = await shop.member('budi')
})

const listed = async (shopper: Shopper) => (await shopper.does(favouriteContract.list, page)).list.map(({ product }) => product.product_no)

describe('favourites', () => {
  it('are put aside once, newest first, with the price of that day', async () => {
    await budi.does(favouriteContract.add, { product_nos: [FIRST] })
    shop.wait(DAY)
    await budi.does(favouriteContract.add, { product_nos: [SECOND, FIRST, SECOND] })
    expect(await listed(budi)).toEqual([SECOND, FIRST])
    for (const { sku_no } of products[0]?.sku_list ?? []) await shop.event('sku', sku_no, 'reprice', { price: 1_000 })
    const { list, total } = await budi.does(favouriteContract.list, { page_num: 2, page_size: 1 })
    expect(total).toBe(2)
    expect(list).toMatchObject([{ product: { product_no: FIRST, price: 1_000 }, added_price: products[0]?.price, added_at: iso(NINE) }])
  })

  it('say which of some products are among them', async () => {
    await budi.does(favouriteContract.add, { product_nos: [FIRST, THIRD] })
    const asked = { product_nos: [THIRD, SECOND, FIRST, THIRD] }
    expect(await budi.does(favouriteContract.status, asked)).toEqual({ product_nos: [THIRD, FIRST] })
    expect(await shop.guest().does(favouriteContract.status, asked)).toEqual({ product_nos: [] })
  })

  it('lose what is taken off; what is not there is passed over', async () => {
    await budi.does(favouriteContract.add, { product_nos: [FIRST, SECOND] })
    await budi.does(favouriteContract.remove, { product_nos: [SECOND, THIRD, 'P1'] })
    expect(await listed(budi)).toEqual([FIRST])
  })

  it('keep a product that went off sale, as sold out', async () => {
    await budi.does(favouriteContract.add, { product_nos: [FIRST] })
    for (const { sku_no } of products[0]?.sku_list ?? []) await shop.event('sku', sku_no, 'take_off')
    const { list } = await budi.does(favouriteContract.list, page)
    expect(list).toMatchObject([{ product: { product_no: FIRST, flag_sold_out: 1 } }])
  })

  it('are for members: a guest is told to log in', async () => {
    const guest = shop.guest()
    expect(await guest.fails(favouriteContract.add, { product_nos: [FIRST] })).toBe('PRODUCT_NOT_LOGGED_IN')
    expect(await guest.fails(favouriteContract.list, page)).toBe('SESSION_EXPIRED')
    expect(await guest.fails(favouriteContract.remove, { product_nos: [FIRST] })).toBe('SESSION_EXPIRED')
  })

  it("are a member's own", async () => {
    const putri = await shop.member('putri')
    await budi.does(favouriteContract.add, { product_nos: [FIRST] })
    await putri.does(favouriteContract.remove, { product_nos: [FIRST] })
    expect(await listed(putri)).toEqual([])
    expect(await putri.does(favouriteContract.status, { product_nos: [FIRST] })).toEqual({ product_nos: [] })
    expect(await listed(budi)).toEqual([FIRST])
  })

  it('take no unknown product, and then none of the others named with it', async () => {
    expect(await budi.fails(favouriteContract.add, { product_nos: [FIRST, 'P1'] })).toBe('PRODUCT_INFO_MISSING')
    expect(await listed(budi)).toEqual([])
  })

  it(`are at most ${LIMITS.favouritesMax}`, async () => {
    for (let at = 0; at < LIMITS.favouritesMax; at += 50) await budi.does(favouriteContract.add, { product_nos: nos.slice(at, at + 50) })
    await budi.does(favouriteContract.add, { product_nos: [FIRST] })
    const refused = await budi.asks(favouriteContract.add, { product_nos: [FIRST, nos[LIMITS.favouritesMax] ?? ''] })
    expect(refused).toEqual({ ok: false, error: 'PRODUCT_PARAMETER_INVALID', field: 'product_nos', params: { max: LIMITS.favouritesMax } })
    expect((await budi.does(favouriteContract.list, page)).total).toBe(LIMITS.favouritesMax)
  })

  it('of Sari hold one that got cheaper and one that is sold out; Budi has none', async () => {
    const { list } = await (await shop.member('sari')).does(favouriteContract.list, page)
    expect(list).toHaveLength(7)
    expect(list.filter(({ product, added_price }) => product.price < added_price)).toHaveLength(1)
    expect(list.filter(({ product }) => product.flag_sold_out === 1)).toHaveLength(1)
    const times = list.map(({ added_at }) => Date.parse(added_at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(await listed(budi)).toEqual([])
  })
})
