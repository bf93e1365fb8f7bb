import type { ProductSort } from '@nusaria/contracts/product'

/** What lists look at, as the world has it now. */
export interface Facts {
  /** Rupiah */
  readonly price: number
  readonly sold_out: boolean
  readonly free_shipping: boolean
  readonly sold_count: number
}

/** What narrows a list; absent parts don't. Prices in Rupiah, both ends included. */
export interface Filter {
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
  readonly in_stock?: boolean | undefined
  readonly free_shipping?: boolean | undefined
}

/** Whether a filter lets everything through. */
export function isOpen({ price_min, price_max, in_stock, free_shipping }: Filter): boolean {
  return price_min === undefined && price_max === undefined && !in_stock && !free_shipping
}

export function passes(facts: Facts, { price_min = 0, price_max = Number.POSITIVE_INFINITY, in_stock, free_shipping }: Filter): boolean {
  return facts.price >= price_min && facts.price <= price_max && !(in_stock && facts.sold_out) && !(free_shipping && !facts.free_shipping)
}

/** Orders two products; 0 keeps them as they were. */
export function comparison(sort: ProductSort): ((a: Facts, b: Facts) => number) | null {
  if (sort === 'sales') return (a, b) => b.sold_count - a.sold_count
  if (sort === 'price_asc') return (a, b) => a.price - b.price
  if (sort === 'price_desc') return (a, b) => b.price - a.price
  return null
}

/** The rows of a page, counted from 1; empty past the end. */
export function pageOfRows<T>(rows: readonly T[], page_num: number, page_size: number): readonly T[] {
  return rows.slice((page_num - 1) * page_size, page_num * page_size)
}

/**
 * Puts what someone is interested in at every third place: familiar goods among new ones. Keeps the order within both, drops
 * nothing and shows nothing twice.
 */
export function interleaved<T>(rows: readonly T[], liked: (row: T) => boolean): readonly T[] {
  const near = rows.filter(liked)
  if (near.length === 0) return rows
  const far = rows.filter((row) => !liked(row))
  const result: T[] = []
  while (near.length > 0 || far.length > 0) result.push(...near.splice(0, 1), ...far.splice(0, 2))
  return result
}

/** Which categories the last opened products point at: the newest first, each once. */
export function interestsOf(nav_type_ids: readonly string[], most: number): readonly string[] {
  return [...new Set(nav_type_ids)].slice(0, most)
}
