import type { Filters } from './filters.ts'
import type { PriceDraft } from './price-draft.ts'
import { parsePriceDraft, toPriceDraft } from './price-draft.ts'

/** A type of the category tree that a list can be narrowed to. */
export interface CategoryOption {
  readonly id: string
  readonly name: string
  /** products it would leave; undefined while unknown */
  readonly count?: number
}

export interface CategoryOptions {
  /** What choosing none of them means. */
  readonly all: string
  readonly list: readonly CategoryOption[]
  readonly chosen: string | null
}

/** What narrows a list, chosen all at once. */
export interface FilterSelection {
  readonly type: string | null
  /** Without the type: a list of a type is narrowed to another by its own address. */
  readonly filters: Omit<Filters, 'type'>
}

/** A choice while it is made. */
export interface FilterDraft {
  readonly type: string | null
  readonly price: PriceDraft
  readonly in_stock: boolean
  readonly free_shipping: boolean
}

export const emptyFilterDraft: FilterDraft = { type: null, price: { min: '', max: '' }, in_stock: false, free_shipping: false }

export function toFilterDraft(filters: Filters, type: string | null): FilterDraft {
  return { type, price: toPriceDraft(filters), in_stock: filters.in_stock === true, free_shipping: filters.free_shipping === true }
}

/** The choice a draft means; null while its price range ends before it begins. */
export function parseFilterDraft({ type, price, in_stock, free_shipping }: FilterDraft): FilterSelection | null {
  const range = parsePriceDraft(price)
  if (!range) return null
  return { type, filters: { ...range, ...(in_stock && { in_stock }), ...(free_shipping && { free_shipping }) } }
}
