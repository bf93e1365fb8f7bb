import { DAY, SECOND, startOfDay } from '../kernel/time.ts'

/** Seed values of the shop's own limits. */
export const ORDER_LIMITS = {
  /** different SKUs in one order */
  skus: 50,
  /** pieces in one order */
  pieces: 500,
  /** orders of one member in one day of the shop's time zone */
  a_day: 50,
  /** orders of one member in ten seconds: nobody is that fast by hand */
  at_once: 10,
  at_once_ms: 10 * SECOND,
} as const

type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: 'SKU_COUNT_LIMIT' | 'MAXIMUM_PURCHASE_QUANTITY'; readonly limit: number }

/** Whether one order may hold these quantities, one a SKU. */
export function sizeVerdict(quantities: readonly number[]): Verdict {
  const { skus, pieces } = ORDER_LIMITS
  if (quantities.length > skus) return { ok: false, error: 'SKU_COUNT_LIMIT', limit: skus }
  const sum = quantities.reduce((total, quantity) => total + quantity, 0)
  return sum > pieces ? { ok: false, error: 'MAXIMUM_PURCHASE_QUANTITY', limit: pieces } : { ok: true }
}

type Pace =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: 'OPERATING_TOO_FAST' | 'DAILY_ORDER_LIMIT'; readonly limit: number }

/** Whether a member who placed orders at these moments (ms) may place one more now. */
export function paceVerdict(placed: readonly number[], now: number): Pace {
  const { a_day, at_once, at_once_ms } = ORDER_LIMITS
  const today = startOfDay(now)
  if (placed.filter((at) => now - at < at_once_ms).length >= at_once) return { ok: false, error: 'OPERATING_TOO_FAST', limit: at_once }
  if (placed.filter((at) => at >= today && at < today + DAY).length >= a_day) return { ok: false, error: 'DAILY_ORDER_LIMIT', limit: a_day }
  return { ok: true }
}
