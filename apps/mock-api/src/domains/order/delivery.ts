import type { DeliveryTerms } from '@nusaria/catalogue/areas/areas'
import { deliveryFee, deliveryTo } from '@nusaria/catalogue/areas/delivery'
import { jsonData } from '@nusaria/catalogue/lib/json'
import { hash } from '@nusaria/catalogue/lib/rng'
import { DAY, formatInstant, SECOND } from '@nusaria/catalogue/lib/time'
import type { Translated } from '@nusaria/catalogue/products/types'
import type { Language } from '@nusaria/contracts/headers'
import type { DeliveryMethod, Parcel } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { addressView, dottedArea } from '../address/index.ts'
import type { AddressRow } from '../address/tables.ts'
import type { Destination, OrderRow, ParcelRow } from './tables.ts'
import tracking from './tracking.json' with { type: 'json' }

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

/** The destination of an order, copied from an address. */
export function destinationOf(row: AddressRow): Destination {
  const { area, city, state, address_line1, address_line2, postal_code } = addressView(row)
  const street = [address_line1, address_line2].filter((line) => line !== '').join(', ')
  return {
    recipient: [row.name, row.surname].filter((part) => part !== '').join(' '),
    contact_number: row.phone,
    delivery_address: `${street}, ${area}, ${city}, ${state} ${postal_code}`,
    district_code: row.district_code,
    city,
  }
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

/** Maximum lines per parcel. */
const LINES_PER_PARCEL = 3

/** The order's carrier and planned delivery time. */
export function carrierOf({ destination, weight, delivery_method }: Pick<OrderRow, 'destination' | 'weight' | 'delivery_method'>) {
  const terms = deliveryTerms(destination.district_code)
  const choices = terms ? deliveryChoices(terms, weight) : []
  return choices.find(({ method }) => method === delivery_method) ?? choices[0] ?? null
}

/** When the goods of an order are expected, counted from the payment, for cash from the order; null before that, and once all have arrived or it is over. */
export function expectedArrival(order: OrderRow) {
  const { status, parcels, paid_at, created_at } = order
  const underWay =
    status === 'pending_shipment' || (status === 'pending_receipt' && parcels.some(({ delivered_at }) => delivered_at === null))
  const carrier = underWay ? carrierOf(order) : null
  if (!carrier) return null
  const { earliest, latest } = expectedAt(carrier, paid_at ?? created_at)
  return { earliest: formatInstant(earliest), latest: formatInstant(latest) }
}

/** Packs pieces of an order into parcels. */
export function packParcels(ctx: WorldCtx, order: OrderRow, pieces: ParcelRow['pieces']): ParcelRow[] {
  const carrier = carrierOf(order)
  const count = Math.ceil(pieces.length / LINES_PER_PARCEL)
  return Array.from({ length: count }, (_, at) => ({
    parcel_no: ctx.ids.next('PK'),
    logistics_provider: carrier?.provider ?? 'Kilat Nusa Express',
    tracking_number: `${carrier?.method === 'express' ? 'LSA' : 'KNX'}${ctx.rng.digits(12)}`,
    pieces: pieces.slice(at * LINES_PER_PARCEL, (at + 1) * LINES_PER_PARCEL),
    shipped_at: ctx.now,
    delivered_at: null,
  }))
}

type Status = Parcel['status']

/**
 * The steps of a delivery. `at`: the share of the transit time after which a step happens; `location`: null for the destination city.
 */
const { steps, arrival } = jsonData<{
  readonly steps: readonly { readonly at: number; readonly status: Status; readonly text: Translated; readonly location: string | null }[]
  readonly arrival: Translated
}>(tracking)

/** Transit days where no carrier is known. */
const SOME_DAYS = { min_days: 2, max_days: 5 }

/** Planned transit time, ms: a share of the carrier's slowest time, slightly different per parcel. */
function transitTime(max_days: number, { parcel_no }: ParcelRow): number {
  return Math.round((max_days * DAY * (70 + (hash(parcel_no) % 25))) / 100)
}

/** A parcel's tracking by the world's clock, newest first. Only the delivery event marks it delivered. */
export function parcelView(order: OrderRow, parcel: ParcelRow, now: number, language: Language): Parcel {
  const { parcel_no, logistics_provider, tracking_number, pieces, shipped_at, delivered_at } = parcel
  const line_nos = pieces.map(({ line_no }) => line_no)
  const { min_days, max_days } = carrierOf(order) ?? SOME_DAYS
  const planned = transitTime(max_days, parcel)
  const latest = shipped_at + max_days * DAY
  const expected = latest < now ? null : { earliest: formatInstant(shipped_at + min_days * DAY), latest: formatInstant(latest) }
  const way = delivered_at === null ? planned : Math.min(planned, delivered_at - shipped_at)
  const reached = steps
    .map((step, at) => {
      // Varies by seconds: real scans don't happen on the full minute.
      const jitter = at === 0 ? 0 : (hash(`${parcel_no}${at}`) % 600) * SECOND
      const time = shipped_at + Math.round(way * step.at)
      return { step, time: delivered_at === null ? time + jitter : Math.min(time + jitter, delivered_at) }
    })
    .filter(({ time }) => time <= now)
  const track = reached.map(({ step, time }) => ({
    at: formatInstant(time),
    text: step.text[language],
    location: step.location ?? order.destination.city,
  }))
  if (delivered_at !== null) track.push({ at: formatInstant(delivered_at), text: arrival[language], location: order.destination.city })
  const status = delivered_at === null ? (reached.at(-1)?.step.status ?? 'packed') : 'delivered'
  return { parcel_no, logistics_provider, tracking_number, status, line_nos, expected, track: track.reverse() }
}
