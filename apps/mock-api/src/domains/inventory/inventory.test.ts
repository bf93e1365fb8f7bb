import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeShop, type TestShop } from '../../testing/test-shop.ts'
import { currentSku, discountPercent, productCard, releaseStock, reserveStock } from './index.ts'
import { adjustStock, ensureSkuState } from './inventory.ts'

let shop: TestShop
beforeEach(async () => {
  shop = (await createFakeShop()).shop
})
const stockOf = (sku_no: string) => shop.withWorld((ctx) => currentSku(ctx, sku_no)?.stock)
const pieces = (sku_no: string, quantity: number) => ({ sku_no, quantity })

describe('the pieces of an order', () => {
  it('leave the stock down to the last one, and come back', async () => {
    const all = (await stockOf('KERIPIK-1')) ?? 0
    expect(all).toBeGreaterThan(0)
    expect(await shop.withWorld((ctx) => reserveStock(ctx, [pieces('KERIPIK-1', all)]))).toBeNull()
    expect(await stockOf('KERIPIK-1')).toBe(0)
    await shop.withWorld((ctx) => releaseStock(ctx, [pieces('KERIPIK-1', 2)]))
    expect(await stockOf('KERIPIK-1')).toBe(2)
  })

  it('all stay when one product has too few, which is named', async () => {
    const [crisps, coffee] = [(await stockOf('KERIPIK-1')) ?? 0, (await stockOf('KOPI-1')) ?? 0]
    const short = await shop.withWorld((ctx) => reserveStock(ctx, [pieces('KERIPIK-1', 1), pieces('KOPI-1', coffee + 1)]))
    expect(short?.sku.sku_no).toBe('KOPI-1')
    expect([await stockOf('KERIPIK-1'), await stockOf('KOPI-1')]).toEqual([crisps, coffee])
  })

  it('can be neither more than there are nor of an unknown product', async () => {
    const all = (await stockOf('KERIPIK-1')) ?? 0
    await shop.withWorld((ctx) => {
      expect(() => adjustStock(ctx, 'KERIPIK-1', -all - 1)).toThrow(`KERIPIK-1 has ${all} pieces, not ${all + 1}`)
      expect(() => adjustStock(ctx, 'NONE-1', 1)).toThrow('There is no SKU NONE-1')
      expect(ensureSkuState(ctx, 'NONE-1')).toBe(false)
      expect(currentSku(ctx, 'NONE-1')).toBeUndefined()
    })
  })
})

describe('a price', () => {
  it('is struck through at the old one when it falls, and nothing is when it rises', async () => {
    const before = await shop.withWorld((ctx) => currentSku(ctx, 'KOPI-1'))
    const old = before?.scribing_price ?? 0
    await shop.fireEvent('sku', 'KOPI-1', 'reprice', { price: old - 1_000 })
    expect(await shop.withWorld((ctx) => currentSku(ctx, 'KOPI-1'))).toMatchObject({ price: old - 1_000, scribing_price: old })
    await shop.fireEvent('sku', 'KOPI-1', 'reprice', { price: old + 1_000 })
    expect(await shop.withWorld((ctx) => currentSku(ctx, 'KOPI-1'))).toMatchObject({ price: old + 1_000, scribing_price: old + 1_000 })
  })

  it.each([
    [100_000, 100_000, 0],
    [100_000, 90_000, 0],
    [75_000, 100_000, 25],
    [66_600, 100_000, 33],
    [1, 100_000, 99],
  ])('of %i in place of %i is %i %% off', (price, before, percent) => {
    expect(discountPercent(price, before)).toBe(percent)
  })

  it('on a card leaves out what is off sale', async () => {
    const product = shop.engine.runtime.catalogue.products.find(({ sku_list }) => new Set(sku_list.map(({ price }) => price)).size > 1)
    const cheapest = product?.sku_list.toSorted((a, b) => a.price - b.price)[0]
    if (!product || !cheapest) throw new Error('no product with two prices')
    const card = () => shop.withWorld((ctx) => productCard(ctx, product))
    expect((await card()).price).toBe(cheapest.price)
    await shop.fireEvent('sku', cheapest.sku_no, 'take_off')
    expect((await card()).price).toBeGreaterThan(cheapest.price)
  })
})
