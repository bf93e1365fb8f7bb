import { HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { cartContract } from '@nusaria/contracts/cart'
import { orderContract } from '@nusaria/contracts/order'
import { productContract } from '@nusaria/contracts/product'
import type { FlashSale } from '@nusaria/contracts/product-entities'
import { searchContract } from '@nusaria/contracts/search'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyNow, confirmAndPlace, createPlaceArgs } from '../../testing/place-order.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

// A test's world begins at 9 in the morning: three hours before the first round.
let shop: TestShop
let guest: Shopper
beforeEach(async () => {
  shop = await createTestShop()
  guest = shop.guest()
})

const sale = () => guest.call(productContract.flashSale, undefined)
const numbersOf = ({ list }: FlashSale) => list.map(({ product }) => product.product_no)
const cardOf = async (product_no: string) => (await guest.call(productContract.specOrderList, { product_nos: [product_no] })).list[0]
const skusOf = async (id: string) => (await guest.call(productContract.minSkuDetail, { id })).sku_list

/** The first product of the round with one SKU that members may buy several of. */
async function someProduct() {
  const { list } = await sale()
  for (const item of list) {
    const [sku, another] = await skusOf(item.product.product_no)
    if (sku && !another && sku.stock > 5) return { ...item, sku_no: sku.sku_no }
  }
  throw new Error('The round has no such product')
}

async function buyer(): Promise<Shopper> {
  const ani = await shop.member('ani')
  await shop.addAddress(ani)
  return ani
}

/** A share of a product's pieces that is sold. */
const shareOf = ({ sold_count, offered_count }: FlashSale['list'][number]) => sold_count / offered_count

describe('a round of the flash sale', () => {
  it('is announced with the prices that it will have, while the shop still sells at the usual ones', async () => {
    const { starts_at, ends_at, list, server_time } = await sale()
    expect([starts_at, ends_at]).toEqual(['2026-03-02T12:00:00.000+07:00', '2026-03-02T15:00:00.000+07:00'])
    expect(server_time).toBe('2026-03-02T09:00:00.000+07:00')
    expect(list).toHaveLength(12)
    for (const { product, sale_price, sold_count } of list) {
      expect(sale_price).toBeLessThan(product.price)
      expect(sold_count).toBe(0)
      expect(await cardOf(product.product_no)).toEqual(product)
    }
  })

  it('lowers the prices from its first moment to its last, and the next round has other products', async () => {
    const before = await sale()
    shop.advance(3 * HOUR)
    const during = await sale()
    expect(numbersOf(during)).toEqual(numbersOf(before))
    expect(during.list.map(({ product }) => product.price)).toEqual(before.list.map(({ sale_price }) => sale_price))
    shop.advance(3 * HOUR - 1)
    expect((await sale()).ends_at).toBe(before.ends_at)
    shop.advance(1)
    const after = await sale()
    expect(after.starts_at).toBe('2026-03-02T19:00:00.000+07:00')
    expect(numbersOf(after)).not.toEqual(numbersOf(before))
    expect(await cardOf(numbersOf(before)[0] ?? '')).toEqual(before.list[0]?.product)
    shop.advance(7 * HOUR)
    expect((await sale()).starts_at).toBe('2026-03-03T12:00:00.000+07:00')
  })

  it('says on the product’s page when it changes the price: at its start, then at its end', async () => {
    const { list, starts_at, ends_at } = await sale()
    const until = async (id = list[0]?.product.product_no ?? '') => (await guest.call(productContract.minSkuDetail, { id })).price_until
    expect(await until()).toBe(starts_at)
    shop.advance(3 * HOUR)
    expect(await until()).toBe(ends_at)
    shop.advance(3 * HOUR)
    expect(await until()).toBeNull()
    expect(await until(numbersOf(await sale())[0])).toBe('2026-03-02T19:00:00.000+07:00')
  })

  it('has one price in lists, in searches, on the product’s page, in the cart and in the order', async () => {
    shop.advance(3 * HOUR)
    const { product, sale_price, sku_no } = await someProduct()
    const { product_no, product_name, scribing_price, discount } = product
    expect(product).toMatchObject({ price: sale_price, max_price: sale_price })
    expect(discount).toBe(Math.round(((scribing_price - sale_price) / scribing_price) * 100))
    const range = { page_num: 1, page_size: 50, price_min: sale_price, price_max: sale_price }
    const listed = await guest.call(productContract.list, range)
    expect(listed.list).toContainEqual(product)
    expect((await guest.call(searchContract.search, { ...range, keyword: product_name })).list).toContainEqual(product)
    expect(await skusOf(product_no)).toMatchObject([{ price: sale_price, scribing_price }])

    const ani = await buyer()
    const cart = await ani.call(cartContract.add, { sku_no, quantity: 2 })
    expect(cart.lines[0]).toMatchObject({ price: sale_price, line_amount: 2 * sale_price })
    const { order_no } = await confirmAndPlace(ani, { type: 'cart' })
    expect((await ani.order(order_no)).lines[0]).toMatchObject({ price: sale_price, quantity: 2 })
  })

  it('sorts lists by its prices', async () => {
    const [product] = (await sale()).list
    shop.advance(3 * HOUR)
    const { nav_type_id } = await guest.call(productContract.minSkuDetail, { id: product?.product.product_no ?? '' })
    const { list, total } = await guest.call(productContract.list, { page_num: 1, page_size: 50, nav_type_id, sort: 'price_asc' })
    expect(total).toBe(list.length)
    const prices = list.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(list.find(({ product_no }) => product_no === product?.product.product_no)?.price).toBe(product?.sale_price)
  })

  it('ends for what is still in the cart: the shopper sees the usual price before the order is placed', async () => {
    const { product, sku_no } = await someProduct()
    shop.advance(6 * HOUR - MINUTE)
    const ani = await buyer()
    await ani.call(cartContract.add, { sku_no, quantity: 1 })
    const args = await createPlaceArgs(ani, { type: 'cart' })
    shop.advance(MINUTE)
    expect((await ani.call(cartContract.detail, undefined)).lines[0]).toMatchObject({ price: product.price })
    expect(await ani.errorOf(orderContract.place, args)).toBe('PRICE_CHANGED')
  })

  it('leaves a price that the shop set meanwhile, and what it no longer sells', async () => {
    shop.advance(3 * HOUR)
    const { product, sku_no } = await someProduct()
    await shop.fireEvent('sku', sku_no, 'reprice', { price: 1_000 })
    expect(await cardOf(product.product_no)).toMatchObject({ price: 1_000 })
    await shop.fireEvent('sku', sku_no, 'take_off')
    expect(numbersOf(await sale())).not.toContain(product.product_no)
  })
})

describe('how much of it is sold', () => {
  it('grows while the round is on, and is never more than there is', async () => {
    const shares: number[][] = []
    for (const hours of [3, 1, 1, 0.99]) {
      shop.advance(hours * HOUR)
      shares.push((await sale()).list.map(shareOf))
    }
    const [first = [], ...later] = shares
    expect(new Set(first)).toEqual(new Set([0]))
    for (const [at, now] of later.entries()) {
      const before = shares[at] ?? []
      for (const [place, share] of now.entries()) expect(share).toBeGreaterThan(before[place] ?? 1)
    }
    const last = shares.at(-1) ?? []
    expect(Math.max(...last)).toBeGreaterThan(0.85)
    expect(Math.max(...last)).toBeLessThan(1)
    expect(Math.min(...last)).toBeLessThan(0.6)
  })

  it('counts the orders of the round, until they are cancelled; what is left is what can be bought', async () => {
    const { product, sku_no } = await someProduct()
    const now = async () => {
      const item = (await sale()).list.find((one) => one.product.product_no === product.product_no)
      const [sku] = await skusOf(product.product_no)
      expect(item && item.offered_count - item.sold_count).toBe(sku?.stock)
      return item?.sold_count ?? 0
    }
    const ani = await buyer()
    const buy = buyNow(sku_no, 2)
    await confirmAndPlace(ani, buy)
    shop.advance(4 * HOUR)
    const before = await now()
    const { order_no } = await confirmAndPlace(ani, buy)
    expect(await now()).toBe(before + 2)
    await ani.call(orderContract.cancel, { order_no, reason: 'changed_mind' })
    expect(await now()).toBe(before)
    await shop.fireEvent('sku', sku_no, 'sell_out')
    const gone = (await sale()).list.find((one) => one.product.product_no === product.product_no)
    expect(gone).toMatchObject({ sold_count: gone?.offered_count, product: { flag_sold_out: 1 } })
  })
})

it('a catalogue without discounted products for it has no flash sale', async () => {
  shop = await createTestShop({ catalogue: buildCatalogue({ seed: 5, size: 1 }) })
  guest = shop.guest()
  expect((await sale()).list).toEqual([])
})
