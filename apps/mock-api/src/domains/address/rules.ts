import { areaByCode, cities, districts, provinces } from '@nusaria/catalogue/areas/areas'
import { deliveryTo } from '@nusaria/catalogue/areas/delivery'
import { isPostalCodeOf, postalPrefixes } from '@nusaria/catalogue/areas/postal'
import type { Complete } from '@nusaria/contracts/added'
import type { Address, Area } from '@nusaria/contracts/address'
import type { ErrorName } from '@nusaria/contracts/errors'
import { LIMITS } from '@nusaria/contracts/limits'
import type { AddressRow } from './tables.ts'

/** `317407` → `31.74.07`: the API uses the official codes without dots. */
export function dottedArea(code: string): string {
  return code.match(/\d{2}/g)?.join('.') ?? ''
}

export function plainArea(dotted: string): string {
  return dotted.replaceAll('.', '')
}

/** The areas directly below one, or the provinces. Empty for an unknown code and for a district. */
export function childAreas(parent_code: string | undefined): Area[] {
  const parent = parent_code === undefined ? undefined : dottedArea(parent_code)
  const below = parent === undefined ? provinces() : [...cities(parent), ...districts(parent)]
  return below.map(({ code, name }) => ({
    code: plainArea(code),
    name,
    flag_supported: deliveryTo(code) !== null,
    postal_heads: postalPrefixes(code.slice(0, 2)),
  }))
}

type LocationCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: 'INVALID_PARAMETER' | 'ADDRESS_UNSUPPORTED'; readonly field: string }

/** Checks that the district exists, that the shop delivers there, and that the postal code fits the province. */
export function checkLocation(district_code: string, postal_code: string): LocationCheck {
  const district = areaByCode(dottedArea(district_code))
  if (district?.level !== 'district') return { ok: false, error: 'INVALID_PARAMETER', field: 'district_code' }
  if (deliveryTo(district.code) === null) return { ok: false, error: 'ADDRESS_UNSUPPORTED', field: 'district_code' }
  if (!isPostalCodeOf(district.code.slice(0, 2), postal_code)) return { ok: false, error: 'INVALID_PARAMETER', field: 'postal_code' }
  return { ok: true }
}

type RoomCheck = { readonly ok: true } | { readonly ok: false; readonly error: Extract<ErrorName, 'ADDRESS_CHANGE_FAILED'> }

/** Whether a member who has `count` addresses may add one. */
export function checkRoom(count: number): RoomCheck {
  return count < LIMITS.addressMax ? { ok: true } : { ok: false, error: 'ADDRESS_CHANGE_FAILED' }
}

/** The default one first, then the newest. */
export function byDefaultThenNewest(a: Readonly<AddressRow>, b: Readonly<AddressRow>): number {
  return Number(b.flag_default) - Number(a.flag_default) || b.created_at - a.created_at || (a.address_id < b.address_id ? 1 : -1)
}

/** An address as the API returns it, with the names of its district, city and province. */
export function addressView({ member_no: _, created_at: __, ...row }: AddressRow): Complete<Address> {
  const code = dottedArea(row.district_code)
  const name = (area: string) => areaByCode(area)?.name ?? ''
  return {
    ...row,
    country: 'Indonesia',
    state: name(code.slice(0, 2)),
    city: name(code.slice(0, 5)),
    area: name(code),
    state_code: row.district_code.slice(0, 2),
    city_code: row.district_code.slice(0, 4),
    flag_supported: deliveryTo(code) !== null,
  }
}
