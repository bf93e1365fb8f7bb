import { MINUTE } from '@nusaria/catalogue/lib/time'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { LIMITS } from '@nusaria/contracts/limits'
import { productContract } from '@nusaria/contracts/product'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClient } from '../../testing/test-client.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const { products } = buildCatalogue({ seed: 1 })
const nos = products.map(({ product_no }) => product_no)
const [FIRST = '', SECOND = '', THIRD = ''] = nos
const page = { page_num: 1, page_size: 50 }

let shop: TestShop
beforeEach(async () => {
  shop = await createTestShop()
})

async function opens(shopper: Shopper, ...product_nos: string[]): Promise<void> {
  for (const product_no of product_nos) {
    shop.advance(MINUTE)
    await shopper.call(productContract.visitViews, { product_no })
  }
}

const viewed = async (shopper: Shopper) =>
  (await shopper.call(favouriteContract.viewed, page)).list.map(({ product }) => product.product_no)

describe('recently viewed', () => {
  it('shows what this device opened, newest first, each once, and to nobody else', async () => {
    const guest = shop.guest()
    await opens(guest, FIRST, SECOND, FIRST)
    expect(await viewed(guest)).toEqual([FIRST, SECOND])
    const { list, total } = await guest.call(favouriteContract.viewed, { page_num: 2, page_size: 1 })
    expect(total).toBe(2)
    expect(list).toMatchObject([{ viewed_at: '2026-03-02T09:02:00.000+07:00' }])
    for (const other of [shop.guest('another'), shop.guest(''), await shop.member('budi')]) expect(await viewed(other)).toEqual([])
  })

  it(`keeps the last ${LIMITS.viewedMax}, also what is sold out or off sale now`, async () => {
    const guest = shop.guest()
    await opens(guest, ...nos.slice(0, LIMITS.viewedMax + 3))
    for (const { sku_no } of products[20]?.sku_list ?? []) await shop.fireEvent('sku', sku_no, 'take_off')
    const { list } = await guest.call(favouriteContract.viewed, page)
    expect(list.map(({ product }) => product.product_no)).toEqual(nos.slice(3, LIMITS.viewedMax + 3).reverse())
    expect(list.find(({ product }) => product.product_no === nos[20])?.product.flag_sold_out).toBe(1)
  })

  it('can be cleared, for the caller only; recommendations start again', async () => {
    const [guest, other] = [shop.guest(), shop.guest('another')]
    await opens(guest, FIRST)
    await opens(other, FIRST)
    const recommended = async (one: Shopper) => (await one.call(productContract.productRecommend, { page_num: 1, page_size: 12 })).list
    const before = await recommended(guest)
    await guest.call(favouriteContract.viewedClear, undefined)
    await shop.guest('').call(favouriteContract.viewedClear, undefined)
    expect(await viewed(guest)).toEqual([])
    expect(await viewed(other)).toEqual([FIRST])
    expect(await recommended(guest)).not.toEqual(before)
    expect(await recommended(guest)).toEqual(await recommended(shop.guest('a third')))
  })

  it('moves to the member at login, and leaves nothing on the device', async () => {
    const budi = await shop.member('budi')
    const phone = new TestClient(shop.engine, shop.world, 'phone')
    const guest = shop.guest('phone')
    await opens(budi, FIRST, SECOND)
    await opens(guest, THIRD, FIRST)
    await phone.logIn('81200000002')
    expect(await viewed(budi)).toEqual([FIRST, THIRD, SECOND])
    expect(await viewed(guest)).toEqual([])
    await phone.call('product.visitViews', { product_no: SECOND })
    await phone.call('auth.logout')
    expect(await viewed(guest)).toEqual([])
    expect(await shop.withWorld(({ db }) => db.visitor_views.all().map(({ owner }) => owner))).toEqual([`member:${budi.member_no}`])
  })

  it('contains something for Sari from before the world began', async () => {
    const sari = await shop.member('sari')
    const { list } = await sari.call(favouriteContract.viewed, page)
    expect(list).toHaveLength(9)
    const times = list.map(({ viewed_at }) => Date.parse(viewed_at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(times[0]).toBeLessThan(shop.world.clock.now)
  })
})
