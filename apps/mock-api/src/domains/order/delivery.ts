import type { DeliveryMethod } from '@nusaria/contracts/order-entities'
import { DAY } from '../../lib/time.ts'
import { deliveryFee, deliveryTo } from '../../reference/areas/delivery.ts'
import type { DeliveryTerms } from '../../reference/areas/types.ts'
import { dottedArea } from '../address/rules.ts'

/** Parcels are shipped within this many days. */
const SHIP_DAYS = 2
/** Rupiah on top of the regular fee. */
const EXPRESS_EXTRA = { in_city: 10_000, out_of_town: 20_000 } as const
/** Express is offered where regular delivery takes at most this many days. */
const EXPRESS_MAX_DAYS = 5

/** A delivery option. Fee in Rupiah, days after shipping. */
export interface DeliveryChoice {
  readonly method: DeliveryMethod
  readonly provider: string
  readonly fee: number
  readonly min_days: number
  readonly max_days: number
}

/** Terms for a district by its six-digit code; null where the shop doesn't deliver. */
export function deliveryTerms(district_code: string): DeliveryTerms | null {
  return deliveryTo(dottedArea(district_code))
}

/** The delivery options for a weight in grams; 0 when all goods ship free. */
export function deliveryChoices(terms: DeliveryTerms, weight: number): DeliveryChoice[] {
  const fee = weight === 0 ? 0 : deliveryFee(terms, weight)
  const { zone, min_days, max_days } = terms
  const regular: DeliveryChoice = { method: 'regular', provider: 'Kilat Nusa Express', fee, min_days, max_days }
  if (max_days > EXPRESS_MAX_DAYS) return [regular]
  const faster = zone === 'in_city' ? { min_days: 1, max_days: 1 } : { min_days: 2, max_days: 3 }
  return [regular, { method: 'express', provider: 'Lesat Antar', fee: fee + EXPRESS_EXTRA[zone], ...faster }]
}

/** When a parcel ordered now is expected, ms. */
export function expectedAt({ min_days, max_days }: Pick<DeliveryChoice, 'min_days' | 'max_days'>, now: number) {
  return { earliest: now + min_days * DAY, latest: now + (SHIP_DAYS + max_days) * DAY }
}
