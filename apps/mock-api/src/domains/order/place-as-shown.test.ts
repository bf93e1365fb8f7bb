import { DAY } from '@nusaria/catalogue/lib/time'
import { addressContract } from '@nusaria/contracts/address'
import { cartContract } from '@nusaria/contracts/cart'
import type { CompleteResultOf } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { createPlaceArgs } from '../../testing/place-order.ts'
import { BANDUNG, createTestShop, JAKARTA, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const CART = { type: 'cart' } as const

async function memberWithCart(...cart: readonly (readonly [sku_no: string, quantity: number])[]) {
  const shop = await createTestShop({ catalogue: createFakeCatalogue() })
  const ani = await shop.member('ani')
  const address_id = await shop.addAddress(ani, JAKARTA)
  for (const [sku_no, quantity] of cart) await ani.call(cartContract.add, { sku_no, quantity })
  return { shop, ani, address_id }
}

async function lineOf(ani: Shopper, sku_no: string) {
  const { lines } = await ani.call(cartContract.detail, undefined)
  return lines.find((line) => line.sku_no === sku_no)?.line_id ?? 'no-line'
}

async function editAddress(ani: Shopper, address_id: string, change: Record<string, string>) {
  const form = { name: 'Ayu', surname: 'Prameswari', phone: '81234567890', postal_code: '12130', address_line1: 'Jl. Melawai 18' }
  const args = { address_id, ...form, address_line2: '', district_code: JAKARTA, label: null, flag_default: true, ...change }
  await ani.tryCall(addressContract.update, args)
}

describe('an order that is not the one shown is refused with its own code', () => {
  it('other goods with the same total', async () => {
    const { shop, ani } = await memberWithCart(['KERIPIK-1', 1])
    const args = await createPlaceArgs(ani, CART)
    await shop.fireEvent('sku', 'KERIPIK-2', 'reprice', { price: 20_000 })
    await ani.call(cartContract.changeSku, { line_id: await lineOf(ani, 'KERIPIK-1'), sku_no: 'KERIPIK-2' })
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_CHANGED')
  })

  it('goods that were added elsewhere: no price changed', async () => {
    const { ani } = await memberWithCart(['KERIPIK-1', 1])
    const args = await createPlaceArgs(ani, CART)
    await ani.call(cartContract.add, { sku_no: 'LOSION-1', quantity: 1 })
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_CHANGED')
  })

  it('an edited address', async () => {
    const { ani, address_id } = await memberWithCart(['KERIPIK-1', 1])
    const args = await createPlaceArgs(ani, CART)
    await editAddress(ani, address_id, { address_line1: 'Jl. Baru Sekali No. 99' })
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_CHANGED')
  })

  it('promised days that have passed', async () => {
    const { shop, ani } = await memberWithCart(['KERIPIK-1', 1])
    const args = await createPlaceArgs(ani, CART)
    await shop.advance(3 * DAY)
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_CHANGED')
  })

  it('two prices that changed against each other: the total is the same', async () => {
    const { shop, ani } = await memberWithCart(['KERIPIK-1', 1], ['LOSION-1', 1])
    const args = await createPlaceArgs(ani, CART)
    await shop.fireEvent('sku', 'KERIPIK-1', 'reprice', { price: 21_000 })
    await shop.fireEvent('sku', 'LOSION-1', 'reprice', { price: 48_900 })
    expect(await ani.errorOf(orderContract.place, args)).toBe('ORDER_CHANGED')
  })

  it('a label of the address is not what a courier reads: it changes nothing', async () => {
    const { ani, address_id } = await memberWithCart(['KERIPIK-1', 1])
    const args = await createPlaceArgs(ani, CART)
    await editAddress(ani, address_id, { label: 'office' })
    expect(await ani.call(orderContract.place, args)).toMatchObject({ status: 'pending_payment' })
  })

  it('a client that sends no digest is held to the total alone', async () => {
    const { ani, address_id } = await memberWithCart(['KERIPIK-1', 1])
    const { digest: _, ...args } = await createPlaceArgs(ani, CART)
    await editAddress(ani, address_id, { address_line1: 'Jl. Baru Sekali No. 99' })
    expect(await ani.call(orderContract.place, args)).toMatchObject({ status: 'pending_payment' })
  })
})

it('the confirmation names the selected lines that it leaves out, and why', async () => {
  const { shop, ani } = await memberWithCart(['KERIPIK-1', 1], ['KERIPIK-2', 3], ['KOPI-1', 2], ['LOSION-1', 1])
  await shop.fireEvent('sku', 'KERIPIK-2', 'restock', { stock: 2 })
  await shop.fireEvent('sku', 'KOPI-1', 'take_off')
  await shop.fireEvent('sku', 'LOSION-1', 'sell_out')
  const { lines, left_out } = await ani.call(orderContract.confirm, { source: CART, use_coins: false })
  expect(lines.map(({ sku_no }) => sku_no)).toEqual(['KERIPIK-1'])
  expect(left_out).toMatchObject([
    { sku_no: 'LOSION-1', product_name: 'Losion', reason: 'sold_out', stock: 0 },
    { sku_no: 'KOPI-1', product_name: 'Kopi', reason: 'off_sale' },
    { sku_no: 'KERIPIK-2', product_name: 'Keripik', spec_values: ['Ukuran 2'], reason: 'stock_short', stock: 2 },
  ])
})

type Change = (given: { readonly shop: TestShop; readonly ani: Shopper; readonly address_id: string }) => Promise<unknown>

const sku = fc.constantFrom('KERIPIK-1', 'KERIPIK-2', 'KOPI-1', 'LOSION-1')
const pieces = fc.integer({ min: 1, max: 4 })
/** What a second device, the merchant and time do between the confirm page and the order. Refused changes change nothing. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(sku, pieces).map(
    ([sku_no, quantity]): Change =>
      ({ ani }) =>
        ani.tryCall(cartContract.add, { sku_no, quantity }),
  ),
  fc.tuple(sku, pieces).map(
    ([sku_no, quantity]): Change =>
      async ({ ani }) =>
        ani.tryCall(cartContract.updateQuantity, { line_id: await lineOf(ani, sku_no), quantity }),
  ),
  fc.tuple(sku, sku).map(
    ([from, to]): Change =>
      async ({ ani }) =>
        ani.tryCall(cartContract.changeSku, { line_id: await lineOf(ani, from), sku_no: to }),
  ),
  sku.map(
    (sku_no): Change =>
      async ({ ani }) =>
        ani.tryCall(cartContract.remove, { line_ids: [await lineOf(ani, sku_no)] }),
  ),
  fc.tuple(sku, fc.boolean()).map(
    ([sku_no, selected]): Change =>
      async ({ ani }) =>
        ani.tryCall(cartContract.select, { line_ids: [await lineOf(ani, sku_no)], selected }),
  ),
  fc.constantFrom('Jl. Melawai 18', 'Jl. Baru Sekali No. 99').map(
    (address_line1): Change =>
      ({ ani, address_id }) =>
        editAddress(ani, address_id, { address_line1 }),
  ),
  fc.constantFrom(JAKARTA, BANDUNG).map(
    (district_code): Change =>
      ({ ani, address_id }) =>
        editAddress(ani, address_id, { district_code }),
  ),
  fc.constantFrom('HEMAT5', 'BAYAR8').map(
    (coupon_no): Change =>
      ({ ani }) =>
        ani.tryCall(voucherContract.claim, { coupon_no }),
  ),
  fc.constantFrom(0, 500, 3_000).map(
    (coins): Change =>
      ({ shop, ani }) =>
        shop.setCoins(ani, coins),
  ),
  fc.tuple(sku, fc.constantFrom(15_000, 20_000, 30_000, 72_500)).map(
    ([sku_no, price]): Change =>
      ({ shop }) =>
        shop.fireEvent('sku', sku_no, 'reprice', { price }),
  ),
  fc.tuple(sku, fc.constantFrom(0, 2, 50)).map(
    ([sku_no, stock]): Change =>
      ({ shop }) =>
        shop.fireEvent('sku', sku_no, 'restock', { stock }),
  ),
  fc.constantFrom(60_000, DAY, 3 * DAY).map(
    (ms): Change =>
      async ({ shop }) =>
        shop.advance(ms),
  ),
)

type Confirmed = CompleteResultOf<typeof orderContract.confirm>
type Ordered = CompleteResultOf<typeof orderContract.detail>

/** What both the confirm page and the order say. */
const shownOf = ({ lines, amounts, delivery_method }: Confirmed | Ordered) => ({
  lines: lines.map(({ sku_no, quantity, price }) => ({ sku_no, quantity, price })).sort((a, b) => a.sku_no.localeCompare(b.sku_no)),
  amounts,
  delivery_method,
})

it('whatever is ordered is what was shown last, after any changes from elsewhere', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(sku, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 3, selector: ([sku_no]) => sku_no }),
      fc.boolean(),
      fc.array(change, { maxLength: 3 }),
      async (cart, use_coins, changes) => {
        const given = await memberWithCart(...cart)
        const { shop, ani } = given
        await shop.setCoins(ani, 500)
        const choices = { source: CART, use_coins }
        const shown = await ani.call(orderContract.confirm, choices)
        const args = await createPlaceArgs(ani, CART, { use_coins })
        for (const act of changes) await act(given)
        const placed = await ani.tryCall(orderContract.place, args)
        if (changes.length === 0) expect(placed.ok).toBe(true)
        if (!placed.ok) return
        accepted += 1
        const order = await ani.call(orderContract.detail, { order_no: placed.data.order_no })
        expect(shownOf(order)).toEqual(shownOf(shown))
        expect(order.recipient).toBe(`${shown.address?.name} ${shown.address?.surname}`)
        expect(order.delivery_address).toContain(`${shown.address?.address_line1}, ${shown.address?.area}, ${shown.address?.city}`)
      },
    ),
    { numRuns: 120 },
  )
  expect(accepted).toBeGreaterThan(10)
})
