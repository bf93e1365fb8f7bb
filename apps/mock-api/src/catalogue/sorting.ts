import type { Rng } from '../kernel/rng.ts'
import type { ProductOrder, ProductRow } from './types.ts'

const comparisons: Readonly<Record<Exclude<ProductOrder, 'relevance'>, (a: ProductRow, b: ProductRow) => number>> = {
  sales: (a, b) => b.sold_count - a.sold_count,
  price_asc: (a, b) => a.price - b.price,
  price_desc: (a, b) => b.price - a.price,
}

/** A list in the order asked for; equals keep their places, `relevance` keeps all. */
export function ordered(products: readonly ProductRow[], order: ProductOrder): readonly ProductRow[] {
  return order === 'relevance' ? products : products.toSorted(comparisons[order])
}

/** A lasting random order in which neighbours differ: no two of one category within a handful. */
export function mixed(products: readonly ProductRow[], rng: Rng): readonly ProductRow[] {
  const distance = 4
  const waiting = rng.shuffle(products)
  const result: ProductRow[] = []
  while (waiting.length > 0) {
    const recent = new Set(result.slice(-distance).map((product) => product.nav_parent_id))
    const at = Math.max(
      0,
      waiting.findIndex((product) => !recent.has(product.nav_parent_id)),
    )
    result.push(...waiting.splice(at, 1))
  }
  return Object.freeze(result)
}
