import type { WorldCtx } from '../../engine/contract/context.ts'
import { deliveryChoices, deliveryTerms } from './delivery.ts'
import { piecesToShip } from './guards.ts'
import type { OrderRow, ParcelRow } from './tables.ts'

/** Maximum lines per parcel. */
const LINES_PER_PARCEL = 3

/** The order's carrier and planned delivery time. */
export function carrierOf({ destination, weight, delivery_method }: Pick<OrderRow, 'destination' | 'weight' | 'delivery_method'>) {
  const terms = deliveryTerms(destination.district_code)
  const choices = terms ? deliveryChoices(terms, weight) : []
  return choices.find(({ method }) => method === delivery_method) ?? choices[0] ?? null
}

/** Packs an order into parcels. */
export function packParcels(ctx: WorldCtx, order: OrderRow): ParcelRow[] {
  const carrier = carrierOf(order)
  const pieces = piecesToShip(ctx, order)
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
