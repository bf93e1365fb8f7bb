import { name } from '@nusaria/brand'
import type { Courier, ReturnAddress } from '@nusaria/contracts/after-sale-entities'
import type { Language } from '@nusaria/contracts/headers'

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

/** The couriers, named in a language. */
export function couriers(language: Language): Courier[] {
  return COURIERS.map(({ courier_code, name }) => ({ courier_code, courier_name: typeof name === 'string' ? name : name[language] }))
}

export function courierName(code: string, language: Language): string {
  return couriers(language).find(({ courier_code }) => courier_code === code)?.courier_name ?? code
}
