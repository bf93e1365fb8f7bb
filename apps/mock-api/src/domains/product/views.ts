import { LIMITS } from '@nusaria/contracts/limits'
import type { View } from './tables.ts'

/** The newest view of each product, newest first, up to the limit. Equal times stay in order. */
export function latestViews(views: readonly View[]): View[] {
  const newestFirst = views.toSorted((a, b) => b.viewed_at - a.viewed_at)
  const seen = new Set<string>()
  const once = newestFirst.filter(({ product_no }) => !seen.has(product_no) && seen.add(product_no))
  return once.slice(0, LIMITS.viewedMax)
}
