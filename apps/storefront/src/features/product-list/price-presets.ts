import type { ListFacets } from '@nusaria/contracts/search'
import type { PriceRange } from './price-draft.ts'

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10] as const

/** The round price nearest to one, Rupiah. */
function roundPrice(price: number): number {
  const size = 10 ** Math.floor(Math.log10(price))
  const near = (step: number) => Math.abs(Math.log(price / (step * size)))
  return Math.max(1, Math.round(size * steps.reduce((best, step) => (near(step) < near(best) ? step : best))))
}

/**
 * Three ranges from the cheapest product to the dearest, cut at round prices: a third of the way each by proportion, since prices
 * lie closer together the lower they are. Fewer when the prices are too close; none for a single price.
 */
export function pricePresets(range: ListFacets['price_range'] | undefined): readonly PriceRange[] {
  if (!range || range.lowest <= 0) return []
  const { lowest, highest } = range
  const cuts = [1 / 3, 2 / 3].map((part) => roundPrice(lowest * (highest / lowest) ** part))
  const inside = [...new Set(cuts)].filter((cut) => cut > lowest && cut < highest)
  if (inside.length === 0) return []
  return [undefined, ...inside].map((from, index) => ({ price_min: from, price_max: inside[index] }))
}
