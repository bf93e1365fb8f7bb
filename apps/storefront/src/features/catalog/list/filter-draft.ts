import { toDigits, toPlainText } from '@nusaria/contracts/typed-text'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { type Filters, MAX_PRICE_DIGITS } from './filters.ts'

export interface CategoryOption {
  readonly id: string
  readonly name: string
  /** products in it; undefined while unknown */
  readonly count?: number
}

export interface CategoryOptions {
  /** The label of the option without a category. */
  readonly allLabel: string
  readonly options: readonly CategoryOption[]
  readonly selected: string | null
}

/** The filters that the sheet applies at once. */
export interface FilterSelection {
  readonly type: string | null
  /** Without the category: in a category's list it is the list itself, not a filter. */
  readonly filters: Omit<Filters, 'type'>
}

export interface FilterDraft {
  readonly type: string | null
  readonly price: PriceDraft
  readonly rest: Omit<Filters, 'type' | keyof PriceRange>
}

export const emptyFilterDraft: FilterDraft = { type: null, price: { min: '', max: '' }, rest: {} }

export function toFilterDraft({ type: _, price_min, price_max, ...rest }: Filters, type: string | null): FilterDraft {
  return { type, price: toPriceDraft({ price_min, price_max }), rest }
}

/** The selection of a draft; null while its price range is reversed. */
export function parseFilterDraft({ type, price, rest }: FilterDraft): FilterSelection | null {
  const range = parsePriceDraft(price)
  return range && { type, filters: { ...range, ...rest } }
}

/** A price range while it is typed: bare digits, empty without a limit. */
export interface PriceDraft {
  readonly min: string
  readonly max: string
}

/** Lowest and highest price, Rupiah; undefined leaves an end open. */
export type PriceRange = Pick<Filters, 'price_min' | 'price_max'>

/** The digits of a price as typed or pasted, without leading zeros and decimals: `Rp 15.000,00` gives `15000`. */
export function toPriceDigits(text: string): string {
  return toDigits(toPlainText(text).replace(/,\d*$/, '')).replace(/^0+/, '').slice(0, MAX_PRICE_DIGITS)
}

export function formatPriceDigits(digits: string): string {
  return digits === '' ? '' : formatRupiah(Number(digits))
}

export function toPriceDraft({ price_min, price_max }: PriceRange): PriceDraft {
  return { min: price_min === undefined ? '' : String(price_min), max: price_max === undefined ? '' : String(price_max) }
}

/** The range a draft means; null when its lowest price is above its highest. */
export function parsePriceDraft({ min, max }: PriceDraft): PriceRange | null {
  if (min !== '' && max !== '' && Number(min) > Number(max)) return null
  return { ...(min !== '' && { price_min: Number(min) }), ...(max !== '' && { price_max: Number(max) }) }
}

export function isSameRange(a: PriceRange, b: PriceRange): boolean {
  return a.price_min === b.price_min && a.price_max === b.price_max
}
