import { DAY } from '@nusaria/catalogue/lib/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { createTestShop, type TestShop } from '../../testing/test-shop.ts'
import { adjustCoins, reclaimCoins } from './coins.ts'

const ME = 'M-ani'
const ORDERS = ['NS1', 'NS2', 'NS3', 'NS4'] as const

/** One event on coins. An order takes coins once, returns them in parts, and earns once. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('gift' as const), points: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ kind: fc.constant('earn' as const), order: fc.constantFrom(...ORDERS), points: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ kind: fc.constant('spend' as const), order: fc.constantFrom(...ORDERS), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({
    kind: fc.constant('return' as const),
    order: fc.constantFrom(...ORDERS),
    points: fc.integer({ min: 1, max: 900 }),
    reason: fc.constantFrom('order_cancelled' as const, 'refund_returned' as const),
  }),
  fc.record({ kind: fc.constant('takeBack' as const), order: fc.constantFrom(...ORDERS), points: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 200 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(shop: TestShop, did: Step): Promise<void> {
  if (did.kind === 'wait') return shop.advance(did.days * DAY)
  await shop.withWorld((ctx) => {
    const lines = 'order' in did ? ctx.db.points_records.all({ order_no: did.order }) : []
    const once = (reason: string) => !lines.some((line) => line.reason === reason)
    const points = ctx.db.members.get(ME)?.points ?? 0
    if (did.kind === 'gift') adjustCoins(ctx, ME, { reason: 'gift', points: did.points })
    if (did.kind === 'earn' && once('order_completed'))
      adjustCoins(ctx, ME, { reason: 'order_completed', points: did.points, order_no: did.order, amount: did.points * 1_000 })
    if (did.kind === 'spend' && once('order_deduction'))
      adjustCoins(ctx, ME, { reason: 'order_deduction', points: -Math.floor((points * did.percent) / 100), order_no: did.order })
    if (did.kind === 'return') adjustCoins(ctx, ME, { reason: did.reason, points: did.points, order_no: did.order })
    if (did.kind === 'takeBack') {
      const { taken, short } = reclaimCoins(ctx, ME, { order_no: did.order, points: did.points, amount: 0 })
      expect(taken + short).toBe(did.points)
      expect(taken).toBeLessThanOrEqual(points)
    }
  })
}

/** What must be true of the coins after any event. */
async function holds(shop: TestShop): Promise<void> {
  await shop.withWorld(({ db, now }) => {
    const balance = db.members.get(ME)?.points ?? 0
    const lines = db.points_records.all({ member_no: ME })
    const lots = db.coin_lots.all({ member_no: ME })
    const sum = (points: readonly { points: number }[]) => points.reduce((total, one) => total + one.points, 0)
    expect(balance).toBeGreaterThanOrEqual(0)
    expect(sum(lines)).toBe(balance)
    expect(sum(lots)).toBe(balance)
    expect(lots.filter(({ expires_at }) => expires_at <= now)).toEqual([])
    let before = 0
    for (const line of lines) {
      expect(line.points).not.toBe(0)
      expect(line.balance).toBe(before + line.points)
      expect(sum(line.taken)).toBe(Math.max(0, -line.points))
      before = line.balance
    }
    for (const order_no of ORDERS) {
      const of = (...reasons: string[]) => sum(lines.filter((line) => line.order_no === order_no && reasons.includes(line.reason)))
      // An order returns at most what it took.
      expect(of('order_cancelled', 'refund_returned')).toBeLessThanOrEqual(-of('order_deduction'))
    }
  })
}

it('coins are never created, and the balance equals the ledger’s sum and the sum of the lots, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const shop = await createTestShop({ catalogue: { ...createFakeCatalogue(), hot: [] } })
      await shop.member('ani')
      const lapsing = async () => {
        await shop.engine.runtime.fireTimers(shop.world)
        await holds(shop)
      }
      for (const did of steps) {
        await take(shop, did)
        await lapsing()
      }
    }),
    { numRuns: 60 },
  )
})
