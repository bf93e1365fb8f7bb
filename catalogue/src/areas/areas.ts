import { AREA_LINES } from './generated/areas.ts'

export type AreaLevel = 'province' | 'city' | 'district'

/** A province (`31`), a city or regency (`31.74`) or a district (`31.74.07`). */
export interface Area {
  readonly code: string
  readonly name: string
  readonly level: AreaLevel
  /** Null for a province. */
  readonly parent_code: string | null
}

/** `in_city`: greater Jakarta, where the warehouse is. */
export type DeliveryZone = 'in_city' | 'out_of_town'

/** Delivery terms. Fees in Rupiah per started kilogram, times in days after shipping. */
export interface DeliveryTerms {
  readonly zone: DeliveryZone
  readonly first_kg_fee: number
  readonly next_kg_fee: number
  readonly min_days: number
  readonly max_days: number
  /** Whether the courier takes cash there. */
  readonly cash_on_delivery: boolean
}

interface Index {
  readonly byCode: ReadonlyMap<string, Area>
  readonly children: ReadonlyMap<string, readonly Area[]>
}

const TOP = ''
let index: Index | undefined

/** Unpacked on first use: about 7,800 areas, a few ms. */
function areas(): Index {
  index ??= unpack(AREA_LINES)
  return index
}

function unpack(text: string): Index {
  const byCode = new Map<string, Area>()
  const children = new Map<string, Area[]>()
  const add = (code: string, name: string, level: AreaLevel, parent: string): void => {
    const area: Area = Object.freeze({ code, name, level, parent_code: parent === TOP ? null : parent })
    byCode.set(code, area)
    const siblings = children.get(parent)
    if (siblings) siblings.push(area)
    else children.set(parent, [area])
  }
  for (const line of text.split('\n')) {
    const [code = '', name = '', districts] = line.split('|')
    if (districts === undefined) add(code, name, 'province', TOP)
    else {
      add(code, name, 'city', code.slice(0, 2))
      for (const [number, district] of parseDistricts(districts)) add(`${code}.${number}`, district, 'district', code)
    }
  }
  for (const siblings of children.values()) siblings.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { byCode, children }
}

/** Districts count up from 01; `=05Name` jumps. */
function parseDistricts(list: string): (readonly [string, string])[] {
  let next = 1
  return list.split(',').map((entry) => {
    const jump = entry.startsWith('=') ? Number(entry.slice(1, 3)) : next
    next = jump + 1
    return [String(jump).padStart(2, '0'), entry.startsWith('=') ? entry.slice(3) : entry] as const
  })
}

/** The 38 provinces, by name. */
export function provinces(): readonly Area[] {
  return areas().children.get(TOP) ?? []
}

/** Cities and regencies of a province, by name; empty for an unknown code. */
export function cities(provinceCode: string): readonly Area[] {
  return areaByCode(provinceCode)?.level === 'province' ? (areas().children.get(provinceCode) ?? []) : []
}

/** Districts of a city, by name; empty for an unknown code. */
export function districts(cityCode: string): readonly Area[] {
  return areaByCode(cityCode)?.level === 'city' ? (areas().children.get(cityCode) ?? []) : []
}

/** One area of any level. */
export function areaByCode(code: string): Area | undefined {
  return areas().byCode.get(code)
}

/** Whether the district lies in the city and the city in the province. */
export function isAreaPath(provinceCode: string, cityCode: string, districtCode: string): boolean {
  const district = areaByCode(districtCode)
  const city = areaByCode(cityCode)
  return district?.level === 'district' && district.parent_code === cityCode && city?.parent_code === provinceCode
}
