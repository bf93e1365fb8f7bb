import type { CountedEntity } from '@nusaria/scenarios/dsl/fault-verbs'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'
import { assertStep } from '../driver.ts'

/** Where each stands in the world. */
const TABLES: Readonly<Record<CountedEntity, string>> = {
  orders: 'orders',
  payments: 'payments',
  requests: 'after_sales',
  reviews: 'reviews',
  addresses: 'addresses',
  'cart lines': 'cart_lines',
  vouchers: 'vouchers',
  'movements of coins': 'points_records',
  'bank accounts': 'refund_cards',
}

/** How many there were when trouble began. */
const countsBefore = new WeakMap<WorldControl, Readonly<Record<string, number>>>()

/** Trouble begins: what is made from now on is counted. */
export async function startCounting(world: WorldControl): Promise<void> {
  const counted = Object.values(TABLES).map(async (table) => [table, (await world.state(table)).length] as const)
  countsBefore.set(world, Object.fromEntries(await Promise.all(counted)))
}

/** So many have come since. */
export async function assertCount(world: WorldControl, { what, made }: Verbs['counts']): Promise<void> {
  const table = TABLES[what]
  const then = countsBefore.get(world)?.[table]
  assertStep(then !== undefined, 'There has been no trouble yet to count from')
  const more = (await world.state(table)).length - then
  assertStep(more === made, `${more} ${what} were made, not ${made}`)
}
