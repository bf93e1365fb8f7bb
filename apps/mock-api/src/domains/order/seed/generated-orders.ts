import type { Rng } from '@nusaria/catalogue/lib/rng'
import { DAY } from '@nusaria/catalogue/lib/time'
import { fakerWith } from '../../../lib/faker.ts'
import { stepsOf } from './histories.ts'
import type { PastOrder, PastOrderState } from './past-order.ts'

interface Kind {
  readonly state: PastOrderState
  /** How many of 100 orders are of this kind. */
  readonly weight: number
  /** Placed at least and at most so many days before the world began. */
  readonly days: { readonly min: number; readonly max: number }
  readonly steps: readonly ('shipped' | 'delivered' | 'completed')[]
}

/**
 * Completed orders are older than those of the named members' own histories: the newest completed ones stay those that stories know, and the
 * ledger of coins is in the order of time. The last day has none: a member may place 50 orders a day.
 */
const KINDS: readonly Kind[] = [
  { state: 'completed', weight: 70, days: { min: 50, max: 280 }, steps: ['shipped', 'delivered', 'completed'] },
  { state: 'delivered', weight: 4, days: { min: 4, max: 6 }, steps: ['shipped', 'delivered'] },
  { state: 'shipped', weight: 6, days: { min: 2, max: 4 }, steps: ['shipped'] },
  { state: 'paid', weight: 4, days: { min: 1, max: 2 }, steps: [] },
  { state: 'cancelled', weight: 9, days: { min: 1, max: 280 }, steps: [] },
  { state: 'lapsed', weight: 7, days: { min: 1, max: 280 }, steps: [] },
]

const METHODS = ['virtual_account', 'e_wallet', 'qris', 'card'] as const

/** `count` orders in every state but unpaid, the earliest first. */
export function generateOrders(rng: Rng, count: number): PastOrder[] {
  const { helpers, number } = fakerWith(rng)
  const weighted = KINDS.map((value) => ({ value, weight: value.weight }))
  const orders = Array.from({ length: count }, (): PastOrder => {
    const { state, days, steps } = helpers.weightedArrayElement(weighted)
    const placed = number.int({ min: days.min * DAY, max: days.max * DAY })
    const times = stepsOf(placed)
    const done = Object.fromEntries(steps.map((step) => [step, times[step]]))
    return { ...done, placed, state, method: helpers.arrayElement(METHODS), products: number.int({ min: 1, max: 4 }) }
  })
  return orders.sort((a, b) => b.placed - a.placed)
}
