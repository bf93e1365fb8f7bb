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
