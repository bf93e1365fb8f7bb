import { LIMITS } from '@nusaria/contracts/limits'
import type { DeliveryTerms } from './areas.ts'

/** Jakarta and the towns around it, reached from the warehouse in 1 to 2 days: codes of cities or of a whole province. */
const inCity = new Set(['31', '32.01', '32.16', '32.71', '32.75', '32.76', '36.03', '36.71', '36.74'])
/** Areas without a courier. */
const unsupported = new Set(['94', '95'])
/** Cash on delivery is possible in greater Jakarta and in these provinces. */
const cashProvinces = new Set(['32', '33', '34', '35', '36', '51'])

interface Tariff {
  readonly first: number
  readonly next: number
  readonly days: readonly [number, number]
}

const java: Tariff = { first: 15_000, next: 8_000, days: [4, 5] }
const sumatra: Tariff = { first: 24_000, next: 16_000, days: [4, 6] }
const bali: Tariff = { first: 22_000, next: 15_000, days: [4, 6] }
const borneo: Tariff = { first: 32_000, next: 24_000, days: [5, 7] }
const celebes: Tariff = { first: 34_000, next: 26_000, days: [5, 7] }
const east: Tariff = { first: 58_000, next: 46_000, days: [6, 7] }

/** By the first digit of a province's code. */
const tariffs: Readonly<Record<string, Tariff>> = { 1: sumatra, 2: sumatra, 3: java, 5: bali, 6: borneo, 7: celebes, 8: east, 9: east }

/** Terms for a city or one of its districts; null where the shop doesn't deliver and for an unknown code. */
export function deliveryTo(areaCode: string): DeliveryTerms | null {
  const province = areaCode.slice(0, 2)
  const city = areaCode.slice(0, 5)
  const tariff = tariffs[province.charAt(0)]
  if (!tariff || unsupported.has(province)) return null
  if (inCity.has(province) || inCity.has(city))
    return {
      zone: 'in_city',
      first_kg_fee: 12_000,
      next_kg_fee: 6_000,
      min_days: LIMITS.cityDaysMin,
      max_days: LIMITS.cityDaysMax,
      cash_on_delivery: true,
    }
  return {
    zone: 'out_of_town',
    first_kg_fee: tariff.first,
    next_kg_fee: tariff.next,
    min_days: tariff.days[0],
    max_days: tariff.days[1],
    cash_on_delivery: cashProvinces.has(province),
  }
}

/** Whether parcels reach any place in a province. */
export function isDeliverySupported(provinceCode: string): boolean {
  return deliveryTo(provinceCode) !== null
}

/** Rupiah for a parcel of `grams`. Each started kilogram counts, at least one. */
export function deliveryFee(terms: DeliveryTerms, grams: number): number {
  const kilograms = Math.max(1, Math.ceil(grams / 1000))
  return terms.first_kg_fee + (kilograms - 1) * terms.next_kg_fee
}

/** The district for delivery estimates until the shopper has an address: Kebayoran Baru, Jakarta Selatan. */
export const DEFAULT_DISTRICT = '31.74.07'
