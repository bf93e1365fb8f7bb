import { formatRupiah } from '../../shared/format/rupiah.ts'
import type { Filters } from './filters.ts'
import { MAX_PRICE_DIGITS } from './filters.ts'

/** A price range while it is typed: bare digits, empty without a limit. */
export interface PriceDraft {
  readonly min: string
  readonly max: string
}

/** Lowest and highest price, Rupiah; undefined leaves an end open. */
export type PriceRange = Pick<Filters, 'price_min' | 'price_max'>

/** The digits of a price as typed or pasted, without leading zeros and decimals: `Rp 15.000,00` gives `15000`. */
export function toPriceDigits(text: string): string {
  return text.replace(/,\d*$/, '').replace(/\D/g, '').replace(/^0+/, '').slice(0, MAX_PRICE_DIGITS)
}

/** A price as its field shows it. */
export function formatPriceDigits(digits: string): string {
  return digits === '' ? '' : formatRupiah(Number(digits))
}

/** A field after an edit: its digits, and how many of them stand before the caret. */
interface PriceEdit {
  readonly digits: string
  readonly behind: number
}

/** What an edit made of a field. Deleting a dot takes the digit before it along. */
export function editPrice(before: string, text: string, caret: number): PriceEdit {
  const digits = toPriceDigits(text)
  const behind = Math.min(toPriceDigits(text.slice(0, caret)).length, digits.length)
  const onlyDot = digits === before && text.length < formatPriceDigits(before).length && behind > 0
  return onlyDot ? { digits: toPriceDigits(digits.slice(0, behind - 1) + digits.slice(behind)), behind: behind - 1 } : { digits, behind }
}

/** Where the caret stands in a shown price when so many digits are before it; never before its `Rp`. */
export function caretAfterDigits(shown: string, behind: number): number {
  let seen = 0
  for (let at = shown.search(/\d/); at >= 0 && at < shown.length; at += 1) {
    if (seen === behind) return at
    if (/\d/.test(shown.charAt(at))) seen += 1
  }
  return shown.length
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
