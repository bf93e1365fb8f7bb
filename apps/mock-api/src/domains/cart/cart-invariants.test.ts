import { type Cart, cartContract } from '@nusaria/contracts/cart'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { currentSku } from '../inventory/inventory.ts'
import { availabilityOf, maxQuantity, ownerOf } from './rules.ts'
import type { CartLineRow } from './tables.ts'
import { mergeGuestCart } from './update-cart.ts'

const SKUS = ['KERIPIK-1', 'KERIPIK-2', 'KOPI-1', 'LOSION-1', 'HABIS-1'] as const
const DEVICES = ['one', 'two'] as const
const MEMBERS = ['ani', 'eko'] as const

/** Who acts: two guests' devices and two members, 0 to 3. */
const who = fc.nat(3)
const sku = fc.constantFrom(...SKUS)
/** Chooses among all lines, the caller's or another's. */
const line = fc.nat(30)
const quantity = fc.integer({ min: 1, max: 12 })

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), who, sku, quantity }),
  fc.record({ kind: fc.constant('update' as const), who, line, quantity }),
  fc.record({ kind: fc.constant('change' as const), who, line, sku, quantity: fc.option(quantity, { nil: undefined }) }),
  fc.record({ kind: fc.constant('select' as const), who, line: fc.option(line), selected: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), who, line }),
  fc.record({ kind: fc.constant('favourite' as const), who: fc.integer({ min: 2, max: 3 }), line }),
  fc.record({ kind: fc.constant('merge' as const), device: fc.nat(1), member: fc.nat(1) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const rowsOf = (shop: TestShop): Promise<CartLineRow[]> => shop.withWorld(({ db }) => db.cart_lines.all())
const byOwner = (rows: readonly CartLineRow[], owner: string) => rows.filter((row) => row.owner === owner)
const pieces = (rows: readonly CartLineRow[]) => rows.reduce((sum, row) => sum + row.quantity + row.left_behind, 0)

interface World {
  readonly shop: TestShop
  readonly shoppers: readonly Shopper[]
  readonly owners: readonly string[]
}

/** Sends the step's call as its shopper; null when there is no such line. */
function call({ shoppers }: World, rows: readonly CartLineRow[], did: Exclude<Step, { kind: 'merge' }>): Promise<{ ok: boolean }> | null {
  const shopper = shoppers[did.who]
  const named = 'line' in did && did.line !== null && rows.length > 0 ? rows[did.line % rows.length]?.line_id : undefined
  if (!shopper) return null
  if (did.kind === 'add') return shopper.tryCall(cartContract.add, { sku_no: did.sku, quantity: did.quantity })
  if (did.kind === 'select' && did.line === null) return shopper.tryCall(cartContract.select, { selected: did.selected })
  if (named === undefined) return null
  if (did.kind === 'update') return shopper.tryCall(cartContract.updateQuantity, { line_id: named, quantity: did.quantity })
  if (did.kind === 'change') return shopper.tryCall(cartContract.changeSku, { line_id: named, sku_no: did.sku, quantity: did.quantity })
  if (did.kind === 'select') return shopper.tryCall(cartContract.select, { line_ids: [named], selected: did.selected })
  if (did.kind === 'remove') return shopper.tryCall(cartContract.remove, { line_ids: [named] })
  return shopper.tryCall(cartContract.moveToFavourites, { line_ids: [named] })
}

/** Checks that only the caller's own cart changes, and that another's line is refused. */
async function calls(world: World, did: Exclude<Step, { kind: 'merge' }>): Promise<void> {
  const before = await rowsOf(world.shop)
  const answer = await call(world, before, did)
  const owner = world.owners[did.who] ?? ''
  const named = 'line' in did && did.line !== null ? before[did.line % Math.max(1, before.length)] : undefined
  if (named && named.owner !== owner) expect(answer?.ok).toBe(false)
  const after = await rowsOf(world.shop)
  for (const other of world.owners.filter((one) => one !== owner)) expect(byOwner(after, other)).toEqual(byOwner(before, other))
  if (answer && !answer.ok) expect(after).toEqual(before)
}

/** Checks that every SKU of both carts is in the member's, with every piece on it or counted as left behind. */
async function merges({ shop, owners }: World, device: number, member: number): Promise<void> {
  const before = await rowsOf(shop)
  const [guest = '', mine = ''] = [owners[device], owners[2 + member]]
  await shop.withWorld((ctx) => mergeGuestCart(ctx, DEVICES[device] ?? '', `M-${MEMBERS[member]}`))
  const after = await rowsOf(shop)
  const both = [...byOwner(before, guest), ...byOwner(before, mine)]
  expect(byOwner(after, guest)).toEqual([])
  expect(new Set(byOwner(after, mine).map(({ sku_no }) => sku_no))).toEqual(new Set(both.map(({ sku_no }) => sku_no)))
  expect(pieces(byOwner(after, mine))).toBe(pieces(both))
  for (const other of owners.filter((one) => one !== guest && one !== mine)) expect(byOwner(after, other)).toEqual(byOwner(before, other))
}

function adds({ lines, total_quantity, selected_quantity, is_select_all, product_amount, original_amount, saved_amount }: Cart): void {
  const chosen = lines.filter(({ selected, trouble }) => selected && trouble === null)
  const offered = lines.filter(({ trouble }) => trouble !== 'sold_out' && trouble !== 'off_sale')
  expect(total_quantity).toBe(offered.reduce((sum, one) => sum + one.quantity, 0))
  expect(selected_quantity).toBe(chosen.reduce((sum, one) => sum + one.quantity, 0))
  expect(product_amount).toBe(chosen.reduce((sum, one) => sum + one.line_amount, 0))
  expect(original_amount - saved_amount).toBe(product_amount)
  const choices = lines.filter(({ trouble }) => trouble === null)
  expect(is_select_all).toBe(choices.length > 0 && chosen.length === choices.length)
}

/** What must be true of all carts after any step. */
async function holds({ shop, shoppers, owners }: World): Promise<void> {
  const rows = await rowsOf(shop)
  await shop.withWorld((ctx) => {
    for (const { sku_no, quantity: held } of rows) {
      const now = currentSku(ctx, sku_no)
      expect(held).toBeLessThanOrEqual(now ? maxQuantity(availabilityOf(now)) : 0)
    }
  })
  for (const [at, shopper] of shoppers.entries()) {
    const own = byOwner(rows, owners[at] ?? '')
    expect(new Set(own.map(({ sku_no }) => sku_no)).size).toBe(own.length)
    const cart = await shopper.call(cartContract.detail, undefined)
    expect(cart.lines).toHaveLength(own.length)
    adds(cart)
  }
}

it('carts stay consistent whatever members and guests do in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const shop = await createTestShop({ catalogue: createFakeCatalogue() })
      const shoppers = [...DEVICES.map((device) => shop.guest(device)), ...(await Promise.all(MEMBERS.map((name) => shop.member(name))))]
      const owners = [...DEVICES.map((device) => ownerOf(null, device) ?? ''), ...MEMBERS.map((name) => `member:M-${name}`)]
      const world: World = { shop, shoppers, owners }
      for (const did of steps) await (did.kind === 'merge' ? merges(world, did.device, did.member) : calls(world, did))
      await holds(world)
    }),
    { numRuns: 60 },
  )
})
