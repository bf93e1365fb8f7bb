import { DAY } from '@nusaria/catalogue/lib/time'
import { addressContract } from '@nusaria/contracts/address'
import { cartContract } from '@nusaria/contracts/cart'
import type { CompleteResultOf } from '@nusaria/contracts/contract'
import { orderContract } from '@nusaria/contracts/order'
import { voucherContract } from '@nusaria/contracts/voucher'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPlaceArgs } from '../../testing/place-order.ts'
import { BANDUNG, createFakeShop, JAKARTA, SAMPLE_ADDRESS, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const CART = { type: 'cart' } as const

/** A second device, the merchant or time changes something between the confirm page and the order. Refused changes change nothing. */
type Change = (given: { readonly shop: TestShop; readonly ani: Shopper; readonly address_id: string }) => Promise<unknown>

async function memberWithCart(...cart: readonly (readonly [sku_no: string, quantity: number])[]) {
  const { shop, ani } = await createFakeShop()
  const address_id = await shop.addAddress(ani)
  for (const [sku_no, quantity] of cart) await ani.call(cartContract.add, { sku_no, quantity })
  return { shop, ani, address_id }
}

async function lineOf(ani: Shopper, sku_no: string) {
  const { lines } = await ani.call(cartContract.detail, undefined)
  return lines.find((line) => line.sku_no === sku_no)?.line_id ?? 'no-line'
}

async function editAddress(ani: Shopper, address_id: string, change: Record<string, string>) {
  await ani.tryCall(addressContract.update, { address_id, ...SAMPLE_ADDRESS, ...change })
}

const NEW_STREET = { address_line1: 'Jl. Baru Sekali No. 99' }
const reprice =
  (sku_no: string, price: number): Change =>
  ({ shop }) =>
    shop.fireEvent('sku', sku_no, 'reprice', { price })

it.each<[string, Change[], 'ORDER_CHANGED' | null]>([
  [
    'other goods with the same total',
    [
      reprice('KERIPIK-2', 20_000),
      async ({ ani }) => ani.call(cartContract.changeSku, { line_id: await lineOf(ani, 'KERIPIK-1'), sku_no: 'KERIPIK-2' }),
    ],
    'ORDER_CHANGED',
  ],
  ['goods that were added elsewhere', [({ ani }) => ani.call(cartContract.add, { sku_no: 'KOPI-1', quantity: 1 })], 'ORDER_CHANGED'],
  ['an edited address', [({ ani, address_id }) => editAddress(ani, address_id, NEW_STREET)], 'ORDER_CHANGED'],
  ['promised days that have passed', [async ({ shop }) => shop.advance(3 * DAY)], 'ORDER_CHANGED'],
  ['two prices that changed against each other', [reprice('KERIPIK-1', 21_000), reprice('LOSION-1', 48_900)], 'ORDER_CHANGED'],
  ['a label of the address, which no courier reads', [({ ani, address_id }) => editAddress(ani, address_id, { label: 'office' })], null],
])('an order that is not the one shown is refused with its own code: %s', async (_, changes, error) => {
  const given = await memberWithCart(['KERIPIK-1', 1], ['LOSION-1', 1])
  const args = await createPlaceArgs(given.ani, CART)
  for (const act of changes) await act(given)
  const placed = await given.ani.tryCall(orderContract.place, args)
  expect(placed).toMatchObject(error ? { error } : { ok: true })
})

it('a client that sends no digest is held to the total alone', async () => {
  const { ani, address_id } = await memberWithCart(['KERIPIK-1', 1])
  const { digest: _, ...args } = await createPlaceArgs(ani, CART)
  await editAddress(ani, address_id, NEW_STREET)
  expect(await ani.call(orderContract.place, args)).toMatchObject({ status: 'pending_payment' })
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

const sku = fc.constantFrom('KERIPIK-1', 'KERIPIK-2', 'KOPI-1', 'LOSION-1')
const pieces = fc.integer({ min: 1, max: 4 })
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ sku_no: sku, quantity: pieces }).map(
    (args): Change =>
      ({ ani }) =>
        ani.tryCall(cartContract.add, args),
  ),
  fc.tuple(sku, pieces).map(([sku_no, quantity]): Change => {
    return async ({ ani }) => ani.tryCall(cartContract.updateQuantity, { line_id: await lineOf(ani, sku_no), quantity })
  }),
  fc.tuple(sku, sku).map(([from, to]): Change => {
    return async ({ ani }) => ani.tryCall(cartContract.changeSku, { line_id: await lineOf(ani, from), sku_no: to })
  }),
  sku.map(
    (sku_no): Change =>
      async ({ ani }) =>
        ani.tryCall(cartContract.remove, { line_ids: [await lineOf(ani, sku_no)] }),
  ),
  fc.tuple(sku, fc.boolean()).map(([sku_no, selected]): Change => {
    return async ({ ani }) => ani.tryCall(cartContract.select, { line_ids: [await lineOf(ani, sku_no)], selected })
  }),
  fc.constantFrom({ address_line1: 'Jl. Melawai 18' }, NEW_STREET, { district_code: JAKARTA }, { district_code: BANDUNG }).map(
    (edit): Change =>
      ({ ani, address_id }) =>
        editAddress(ani, address_id, edit),
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
  fc.tuple(sku, fc.constantFrom(15_000, 20_000, 30_000, 72_500)).map(([sku_no, price]) => reprice(sku_no, price)),
  fc.tuple(sku, fc.constantFrom(0, 2, 50)).map(([sku_no, stock]): Change => {
    return ({ shop }) => shop.fireEvent('sku', sku_no, 'restock', { stock })
  }),
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
