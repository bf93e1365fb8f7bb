import { name } from '@nusaria/brand'
import type { Courier, ReturnAddress } from '@nusaria/contracts/after-sale-entities'
import type { Language } from '@nusaria/contracts/headers'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { deliveryTerms } from '../order/index.ts'
import type { OrderRow } from '../order/tables.ts'
import type { AfterSaleRow } from './tables.ts'

interface CourierRow {
  readonly courier_code: string
  readonly name: string | Readonly<Record<Language, string>>
}

/** Invented couriers for returns. The last one means any other courier. */
const COURIERS: readonly CourierRow[] = [
  { courier_code: 'kilat_nusa', name: 'Kilat Nusa Express' },
  { courier_code: 'lesat_antar', name: 'Lesat Antar' },
  { courier_code: 'pos_bahari', name: 'Pos Bahari' },
  { courier_code: 'jejak_kargo', name: 'Jejak Kargo' },
  { courier_code: 'other', name: { en: 'Another courier', id: 'Kurir lain', 'zh-CN': '其他快递' } },
]

/** Where returned goods are sent. */
export const RETURN_ADDRESS: ReturnAddress = {
  recipient: `Gudang Retur ${name}`,
  phone: '02150889120',
  address: 'Jl. Raya Bekasi Km 21 No. 8, Pulo Gadung, Kota Jakarta Timur, DKI Jakarta 13920',
}

export function isCourier(code: string): boolean {
  return COURIERS.some(({ courier_code }) => courier_code === code)
}

/** The courier that picks returns up. */
const PICKUP_COURIER = 'kilat_nusa'

/** Whether a courier picks up at an order's address: where it takes cash, too. */
export function picksUpAt({ destination }: Pick<OrderRow, 'destination'>): boolean {
  return deliveryTerms(destination.district_code)?.cash_on_delivery ?? false
}

/** A return parcel that a courier picks up. */
export function pickupShipment({ now, rng }: Pick<WorldCtx, 'now' | 'rng'>): NonNullable<AfterSaleRow['return_shipment']> {
  return { courier_code: PICKUP_COURIER, tracking_number: `KNXR${rng.digits(10)}`, sent_at: now, pickup: true }
}

/** The couriers, named in a language. */
export function couriers(language: Language): Courier[] {
  return COURIERS.map(({ courier_code, name }) => ({ courier_code, courier_name: typeof name === 'string' ? name : name[language] }))
}

export function courierName(code: string, language: Language): string {
  return couriers(language).find(({ courier_code }) => courier_code === code)?.courier_name ?? code
}
