import type { Rng } from '../../lib/rng.ts'
import type { ProductRow } from './types.ts'

/** Most sold first; equals keep their places. */
export function bestSellers(products: readonly ProductRow[]): readonly ProductRow[] {
  return Object.freeze(products.toSorted((a, b) => b.sold_count - a.sold_count))
}

/** How many before it a product of `mixed` must differ from. */
const DISTANCE = 4

/** A lasting random order in which neighbours differ: no two of one category within a handful. */
export function variedOrder(products: readonly ProductRow[], rng: Rng): readonly ProductRow[] {
  // The waiting of each category stand in one row, each with its place among all; the foremost that may come, comes.
  const rows = new Map<string, { product: ProductRow; place: number }[]>()
  rng.shuffle(products).forEach((product, place) => {
    const row = rows.get(product.nav_parent_id)
    if (row) row.push({ product, place })
    else rows.set(product.nav_parent_id, [{ product, place }])
  })
  const waiting = [...rows.values()].map((row) => ({ row, next: 0 }))
  const result: ProductRow[] = []
  while (result.length < products.length) {
    const recent = new Set(result.slice(-DISTANCE).map((product) => product.nav_parent_id))
    const heads = waiting.flatMap((line) => {
      const head = line.row[line.next]
      return head ? [{ line, head, late: recent.has(head.product.nav_parent_id) }] : []
    })
    const [chosen] = heads.sort((a, b) => Number(a.late) - Number(b.late) || a.head.place - b.head.place)
    if (!chosen) break
    chosen.line.next += 1
    result.push(chosen.head.product)
  }
  return Object.freeze(result)
}
