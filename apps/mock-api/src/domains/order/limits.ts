import { SECOND, startOfDay } from '@nusaria/catalogue/lib/time'
import type { OrderExcess } from '@nusaria/contracts/cart'

/** Seed values of the shop's own limits. */
export const ORDER_LIMITS = {
  /** different SKUs in one order */
  skus: 50,
  /** pieces in one order */
  pieces: 500,
  /** maximum grams per order: there is no tariff above */
  grams: 200_000,
  /** orders of one member in one day of the shop's time zone */
  a_day: 50,
  /** maximum orders of one member in ten seconds; only a program is faster */
  at_once: 10,
  at_once_ms: 10 * SECOND,
} as const

/** A quantity of one SKU. */
export interface OrderLoad {
  readonly quantity: number
  /** grams of one piece */
  readonly weight: number
}

/** Which limit an order exceeds. `at`: index of the first SKU beyond the limit. */
export interface Excess extends Omit<OrderExcess, 'line_id'> {
  readonly at: number
}

const GRAMS = 1_000

/** How much of each limit an item takes, and one piece of it. Further pieces of a SKU never exceed the limit of kinds. */
const measures = [
  { limit: 'kinds', most: ORDER_LIMITS.skus, unit: 1, amount: () => 1, each: () => Number.POSITIVE_INFINITY },
  { limit: 'pieces', most: ORDER_LIMITS.pieces, unit: 1, amount: ({ quantity }: OrderLoad) => quantity, each: () => 1 },
  {
    limit: 'weight',
    most: ORDER_LIMITS.grams,
    unit: GRAMS,
    amount: ({ quantity, weight }: OrderLoad) => quantity * weight,
    each: ({ weight }: OrderLoad) => weight,
  },
] as const

/** The first limit that these items exceed together; null when one order takes them all. */
export function excessOf(loads: readonly OrderLoad[]): Excess | null {
  for (const { limit, most, unit, amount, each } of measures) {
    let sum = 0
    let passed: Pick<Excess, 'at' | 'fits'> | null = null
    for (const [at, load] of loads.entries()) {
      if (!passed && sum + amount(load) > most) passed = { at, fits: Math.floor((most - sum) / each(load)) }
      sum += amount(load)
    }
    if (passed) return { limit, most: most / unit, selected: Math.ceil(sum / unit), ...passed }
  }
  return null
}

type OrderRateCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: 'OPERATING_TOO_FAST' | 'DAILY_ORDER_LIMIT'; readonly limit: number }

/** Whether a member who placed orders at these moments (ms) may place another now. */
export function checkOrderRate(placed: readonly number[], now: number): OrderRateCheck {
  const { a_day, at_once, at_once_ms } = ORDER_LIMITS
  if (placed.filter((at) => now - at < at_once_ms).length >= at_once) return { ok: false, error: 'OPERATING_TOO_FAST', limit: at_once }
  if (placed.filter((at) => at >= startOfDay(now)).length >= a_day) return { ok: false, error: 'DAILY_ORDER_LIMIT', limit: a_day }
  return { ok: true }
}
