import { searchPlaces } from '@nusaria/catalogue/areas/area-search'
import { areaByCode, cities, districts, provinces } from '@nusaria/catalogue/areas/areas'
import { deliveryTo } from '@nusaria/catalogue/areas/delivery'
import { isPostalCodeOf, postalPrefixes } from '@nusaria/catalogue/areas/postal'
import type { Complete } from '@nusaria/contracts/added'
import { type Address, AREA_SEARCH, type Area, type AreaMatch } from '@nusaria/contracts/address'
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

/** The places that a shopper's words lead to. */
export function matchAreas(keyword: string): AreaMatch[] {
  return searchPlaces(keyword, AREA_SEARCH.max).map(({ district, village, postal_code }) => {
    const province = district.code.slice(0, 2)
    const city = district.code.slice(0, 5)
    return {
      province_code: province,
      province: areaName(province),
      city_code: plainArea(city),
      city: areaName(city),
      district_code: plainArea(district.code),
      district: district.name,
      village,
      postal_code,
      flag_supported: deliveryTo(district.code) !== null,
      postal_heads: postalPrefixes(province),
    }
  })
}

function areaName(code: string): string {
  return areaByCode(code)?.name ?? ''
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
  return {
    ...row,
    country: 'Indonesia',
    state: areaName(code.slice(0, 2)),
    city: areaName(code.slice(0, 5)),
    area: areaName(code),
    state_code: row.district_code.slice(0, 2),
    city_code: row.district_code.slice(0, 4),
    flag_supported: deliveryTo(code) !== null,
  }
}
