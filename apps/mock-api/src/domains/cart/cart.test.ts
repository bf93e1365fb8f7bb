import { cartContract } from '@nusaria/contracts/cart'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { LIMITS } from '@nusaria/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { mergedQuantity, troubleOf } from './rules.ts'
import { mergeGuestCart } from './update-cart.ts'

let shop: TestShop
let ani: Shopper
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop())
})

const { acceptPrices, addSet, changeSku, detail, moveToFavourites, remove, select, updateQuantity } = cartContract
const linesOf = async (who: Shopper) => (await who.call(detail, undefined)).lines
const refusal = (sku_no: string, who = ani) => who.tryCall(cartContract.add, { sku_no, quantity: 1 })
const add = (who: Shopper, sku_no: string, quantity = 1) => who.call(cartContract.add, { sku_no, quantity })
const lineOf = async (who: Shopper, sku_no: string) => {
  const line = (await linesOf(who)).find((one) => one.sku_no === sku_no)
  if (!line) throw new Error(`${sku_no} is not in the cart`)
  return line
}

describe('what can be bought', () => {
  const offer = { stock: 5, off_sale: false, purchase_limit: 3 }
  it.each([
    [3, offer, null],
    [4, offer, 'over_limit'],
    [6, { ...offer, purchase_limit: null }, 'stock_short'],
    [1, { ...offer, stock: 0 }, 'sold_out'],
    [1, { ...offer, off_sale: true }, 'off_sale'],
  ] as const)('%i pieces', (quantity, given, trouble) => expect(troubleOf(quantity, given)).toBe(trouble))

  it('adds up when carts merge, as far as it can be bought, and loses nothing', () => {
    expect(mergedQuantity(1, 1, offer)).toBe(2)
    expect(mergedQuantity(2, 2, offer)).toBe(3)
    expect(mergedQuantity(5, 2, offer)).toBe(5)
    expect(mergedQuantity(1, 2, null)).toBe(2)
  })
})

describe('the cart', () => {
  it('names the line that exceeds the limits of one order, until fewer are selected', async () => {
    await shop.fireEvent('sku', 'KERIPIK-1', 'restock', { stock: 900 })
    await add(ani, 'KERIPIK-1', 499)
    expect(await add(ani, 'LOSION-1', 1)).toMatchObject({ order_excess: { limit: 'weight' } })
    await ani.call(updateQuantity, { line_id: (await lineOf(ani, 'KERIPIK-1')).line_id, quantity: 300 })
    const { line_id } = await lineOf(ani, 'KERIPIK-1')
    const heavy = await add(ani, 'BERAS-1', 20)
    expect(heavy.order_excess).toEqual({ limit: 'weight', most: 200, selected: 251, line_id, fits: 199 })
    expect(await ani.call(select, { line_ids: [line_id], selected: false })).toMatchObject({ order_excess: null })
  })

  it.each([
    ['sell_out', 'restock'],
    ['take_off', 'put_on'],
  ] as const)('leaves what comes back after %s out of the purchase, until it is selected again', async (gone, back) => {
    await add(ani, 'KERIPIK-1', 2)
    await shop.fireEvent('sku', 'KERIPIK-1', gone)
    // Still selected: the order says that it is left out.
    expect(await lineOf(ani, 'KERIPIK-1')).toMatchObject({ selected: true, trouble: gone === 'sell_out' ? 'sold_out' : 'off_sale' })
    await shop.fireEvent('sku', 'KERIPIK-1', back, back === 'restock' ? { stock: 5 } : {})
    expect(await lineOf(ani, 'KERIPIK-1')).toMatchObject({ selected: false, trouble: null })
  })

  it('keeps a line selected when there are more of what was there', async () => {
    await add(ani, 'KERIPIK-1', 2)
    await shop.fireEvent('sku', 'KERIPIK-1', 'restock', { stock: 50 })
    expect(await lineOf(ani, 'KERIPIK-1')).toMatchObject({ selected: true })
  })

  it('sums what is selected and can be bought', async () => {
    await add(ani, 'KERIPIK-1', 2)
    const cart = await add(ani, 'KOPI-1')
    const amounts = { product_amount: 112_500, original_amount: 127_500, saved_amount: 15_000 }
    expect(cart).toMatchObject({ total_quantity: 3, selected_quantity: 3, is_select_all: true, ...amounts })
    const line_ids = [(await lineOf(ani, 'KOPI-1')).line_id]
    const without = { is_select_all: false, product_amount: 40_000 }
    expect(await ani.call(select, { line_ids, selected: false })).toMatchObject(without)
    expect(await ani.call(select, { selected: true })).toMatchObject({ is_select_all: true, product_amount: 112_500 })
  })

  it('adds the same SKU to its line, up to stock and limit', async () => {
    await add(ani, 'KERIPIK-1', 6)
    expect((await add(ani, 'KERIPIK-1', 4)).lines).toHaveLength(1)
    expect(await refusal('KERIPIK-1')).toMatchObject({ error: 'STOCK_INSUFFICIENT', params: { stock: 10 } })
    await add(ani, 'KOPI-1', 5)
    expect(await refusal('KOPI-1')).toMatchObject({ error: 'PURCHASE_LIMIT_EXCEEDED', params: { limit: 5 } })
    expect(await refusal('HABIS-1')).toMatchObject({ error: 'STOCK_INSUFFICIENT' })
    expect(await refusal('NIHIL-1')).toMatchObject({ error: 'SKU_INFO_MISSING' })
  })

  it('accepts an absolute quantity, and always a smaller one', async () => {
    await add(ani, 'KOPI-1', 2)
    const { line_id } = await lineOf(ani, 'KOPI-1')
    expect((await ani.call(updateQuantity, { line_id, quantity: 5 })).total_quantity).toBe(5)
    expect(await ani.errorOf(updateQuantity, { line_id, quantity: 6 })).toBe('PURCHASE_LIMIT_EXCEEDED')
    await shop.fireEvent('sku', 'KOPI-1', 'restock', { stock: 1 })
    const { lines } = await ani.call(updateQuantity, { line_id, quantity: 4 })
    expect(lines).toMatchObject([{ quantity: 4, trouble: 'stock_short' }])
    expect(await ani.errorOf(updateQuantity, { line_id, quantity: 5 })).toBe('STOCK_INSUFFICIENT')
  })

  it('changes a SKU to another of the same product, merging with the line that has it', async () => {
    await add(ani, 'KERIPIK-1', 1)
    await add(ani, 'KERIPIK-2', 2)
    const { line_id } = await lineOf(ani, 'KERIPIK-1')
    const cart = await ani.call(changeSku, { line_id, sku_no: 'KERIPIK-2' })
    expect(cart.lines).toMatchObject([{ sku_no: 'KERIPIK-2', quantity: 3, line_id }])
    expect(await ani.errorOf(changeSku, { line_id, sku_no: 'KOPI-1' })).toBe('SKU_INFO_MISSING')
  })

  it('changes a SKU with the number of pieces that the shopper chooses', async () => {
    await add(ani, 'KERIPIK-1', 6)
    const { line_id } = await lineOf(ani, 'KERIPIK-1')
    const short = { error: 'STOCK_INSUFFICIENT', params: { stock: 3 } }
    expect(await ani.tryCall(changeSku, { line_id, sku_no: 'KERIPIK-2' })).toMatchObject(short)
    await add(ani, 'KERIPIK-2', 2)
    const cart = await ani.call(changeSku, { line_id, sku_no: 'KERIPIK-2', quantity: 3 })
    expect(cart.lines).toMatchObject([{ sku_no: 'KERIPIK-2', quantity: 3, price: 30_000, added_price: 30_000, line_id }])
  })

  it('does not merge more pieces than a line may have', async () => {
    for (const sku_no of ['KERIPIK-1', 'KERIPIK-2']) {
      await shop.fireEvent('sku', sku_no, 'restock', { stock: 2_000 })
      await add(ani, sku_no, 600)
    }
    const { line_id } = await lineOf(ani, 'KERIPIK-1')
    const limit = { error: 'PURCHASE_LIMIT_EXCEEDED', params: { limit: LIMITS.lineMaxQuantity } }
    expect(await ani.tryCall(changeSku, { line_id, sku_no: 'KERIPIK-2' })).toMatchObject(limit)
  })

  it('replaces an off-sale SKU by another, and accepts no off-sale one', async () => {
    await add(ani, 'KERIPIK-1', 1)
    await add(ani, 'KERIPIK-2', 1)
    await shop.fireEvent('sku', 'KERIPIK-1', 'take_off')
    const off = await lineOf(ani, 'KERIPIK-1')
    const on = await lineOf(ani, 'KERIPIK-2')
    expect(await ani.errorOf(changeSku, { line_id: on.line_id, sku_no: 'KERIPIK-1' })).toBe('SKU_INFO_MISSING')
    const { lines } = await ani.call(changeSku, { line_id: off.line_id, sku_no: 'KERIPIK-2' })
    expect(lines).toMatchObject([{ sku_no: 'KERIPIK-2', quantity: 2, trouble: null }])
  })

  it('accepts a changed price when the shopper confirms it', async () => {
    await add(ani, 'KERIPIK-1', 1)
    await shop.fireEvent('sku', 'KERIPIK-1', 'reprice', { price: 22_000 })
    const { line_id } = await lineOf(ani, 'KERIPIK-1')
    const cart = await ani.call(acceptPrices, { line_ids: [line_id] })
    expect(cart.lines).toMatchObject([{ price: 22_000, added_price: 22_000, quantity: 1 }])
  })

  it('moves lines to the favourites, sold-out ones too, all or none', async () => {
    await add(ani, 'KOPI-1', 2)
    await add(ani, 'KERIPIK-1')
    await add(ani, 'KERIPIK-2')
    await shop.fireEvent('sku', 'KOPI-1', 'sell_out')
    const line_ids = (await linesOf(ani)).map(({ line_id }) => line_id)
    expect(await ani.errorOf(moveToFavourites, { line_ids: [...line_ids, 'none'] })).toBe('CART_LINE_MISSING')
    expect((await ani.call(moveToFavourites, { line_ids })).lines).toEqual([])
    const { list } = await ani.call(favouriteContract.list, { page_num: 1, page_size: 10 })
    expect(list.map(({ product }) => product.product_no).sort()).toEqual(['KERIPIK', 'KOPI'])
  })

  it('keeps the lines when the favourites are full', async () => {
    await add(ani, 'KOPI-1')
    const { line_id } = await lineOf(ani, 'KOPI-1')
    await shop.withWorld(({ db, now }) => {
      const row = { member_no: 'M-ani', added_price: 0, told_price: null, added_at: now }
      for (let at = 0; at < LIMITS.favouritesMax; at += 1) db.favourites.insert({ ...row, favourite_id: `F${at}`, product_no: `P-${at}` })
    })
    const full = { error: 'PRODUCT_PARAMETER_INVALID', params: { max: LIMITS.favouritesMax } }
    expect(await ani.tryCall(moveToFavourites, { line_ids: [line_id] })).toMatchObject(full)
    expect(await linesOf(ani)).toHaveLength(1)
  })

  it('reports a changed price and goods sold out or off sale, and excludes them from the sum', async () => {
    for (const sku_no of ['KERIPIK-1', 'KOPI-1', 'BERAS-1']) await add(ani, sku_no)
    await shop.fireEvent('sku', 'KERIPIK-1', 'reprice', { price: 22_000 })
    await shop.fireEvent('sku', 'KOPI-1', 'sell_out')
    await shop.fireEvent('sku', 'BERAS-1', 'take_off')
    const cart = await ani.call(detail, undefined)
    expect(cart.product_amount).toBe(22_000)
    expect(await lineOf(ani, 'KERIPIK-1')).toMatchObject({ price: 22_000, added_price: 20_000, trouble: null })
    expect(await lineOf(ani, 'KOPI-1')).toMatchObject({ trouble: 'sold_out', stock: 0 })
    expect(await lineOf(ani, 'BERAS-1')).toMatchObject({ trouble: 'off_sale' })
    expect(await refusal('BERAS-1')).toMatchObject({ error: 'PRODUCT_OFF_SALE' })
  })

  it('limits the number of lines', async () => {
    await shop.withWorld(({ db }) => {
      const row = { owner: 'member:M-ani', quantity: 1, selected: true, added_price: 0, left_behind: 0, added_at: 0 }
      for (let at = 0; at < LIMITS.cartMaxLines; at += 1) db.cart_lines.insert({ ...row, line_id: `L${at}`, sku_no: `X-${at}` })
    })
    expect(await refusal('KOPI-1')).toMatchObject({ error: 'CART_FULL' })
    expect(await ani.errorOf(addSet, { sku_nos: ['KOPI-1'] })).toBe('CART_FULL')
  })
})

describe('a set', () => {
  it('goes into the cart with one piece of each, or not at all', async () => {
    const [guest, other] = [shop.guest('set'), shop.guest('other')]
    await guest.call(addSet, { sku_nos: ['KOPI-1', 'KERIPIK-1'] })
    const { lines } = await guest.call(addSet, { sku_nos: ['KOPI-1'] })
    expect(lines.map(({ sku_no, quantity }) => `${sku_no} × ${quantity}`).sort()).toEqual(['KERIPIK-1 × 1', 'KOPI-1 × 2'])
    expect(await other.errorOf(addSet, { sku_nos: ['KOPI-1', 'NOTHING'] })).toBe('SKU_INFO_MISSING')
    expect(await linesOf(other)).toEqual([])
    expect(await shop.guest('').errorOf(addSet, { sku_nos: ['KOPI-1'] })).toBe('ORDER_PARAMETER_INVALID')
  })

  it('is refused for a piece that would be refused alone', async () => {
    const refusal = (sku_nos: string[]) => ani.errorOf(addSet, { sku_nos })
    await add(ani, 'KOPI-1', 5)
    expect(await refusal(['KERIPIK-1', 'KOPI-1'])).toBe('PURCHASE_LIMIT_EXCEEDED')
    expect(await refusal(['KERIPIK-1', 'HABIS-1'])).toBe('STOCK_INSUFFICIENT')
    await shop.fireEvent('sku', 'BERAS-1', 'take_off')
    expect(await refusal(['KERIPIK-1', 'BERAS-1'])).toBe('PRODUCT_OFF_SALE')
    expect((await linesOf(ani)).map(({ sku_no }) => sku_no)).toEqual(['KOPI-1'])
  })
})

describe('the owner of a cart', () => {
  it("is the device's for a guest, and nobody else's", async () => {
    const guest = shop.guest('one')
    await add(guest, 'KOPI-1')
    const { line_id } = await lineOf(guest, 'KOPI-1')
    const line_ids = [line_id]
    for (const other of [shop.guest('two'), ani, shop.guest('')]) {
      expect(await linesOf(other)).toEqual([])
      expect(await other.errorOf(updateQuantity, { line_id, quantity: 1 })).toBe('CART_LINE_MISSING')
      expect(await other.errorOf(changeSku, { line_id, sku_no: 'KOPI-1' })).toBe('CART_LINE_MISSING')
      expect(await other.errorOf(select, { line_ids, selected: false })).toBe('CART_LINE_MISSING')
      for (const call of [remove, acceptPrices]) expect(await other.errorOf(call, { line_ids })).toBe('CART_LINE_MISSING')
    }
    expect(await ani.errorOf(moveToFavourites, { line_ids: [line_id] })).toBe('CART_LINE_MISSING')
    expect(await guest.errorOf(moveToFavourites, { line_ids: [line_id] })).toBe('SESSION_EXPIRED')
    expect((await guest.call(remove, { line_ids: [line_id] })).lines).toEqual([])
  })

  it('a caller without a device has no cart', async () => {
    expect(await refusal('KOPI-1', shop.guest(''))).toMatchObject({ error: 'ORDER_PARAMETER_INVALID', field: 'Deviceid' })
  })

  it('merges into the member’s cart without loss', async () => {
    const guest = shop.guest('one')
    await add(guest, 'KOPI-1', 4)
    await add(guest, 'BERAS-1', 2)
    await add(ani, 'KOPI-1', 3)
    await add(ani, 'LOSION-1', 1)
    await shop.withWorld((ctx) => mergeGuestCart(ctx, 'one', 'M-ani'))
    const lines = await linesOf(ani)
    const pieces = { 'KOPI-1': 5, 'BERAS-1': 2, 'LOSION-1': 1 }
    expect(Object.fromEntries(lines.map(({ sku_no, quantity }) => [sku_no, quantity]))).toEqual(pieces)
    expect(await linesOf(guest)).toEqual([])
    // 5 of 3 + 4 pieces fit one order. The other 2 are reported until the shopper sets a quantity.
    const coffee = await lineOf(ani, 'KOPI-1')
    expect(coffee.left_behind).toBe(2)
    expect(lines.filter(({ left_behind }) => left_behind > 0)).toHaveLength(1)
    await ani.call(updateQuantity, { line_id: coffee.line_id, quantity: 5 })
    expect((await lineOf(ani, 'KOPI-1')).left_behind).toBe(0)
  })
})
