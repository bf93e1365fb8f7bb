import type { Rng } from '../lib/rng.ts'
import type { ProductRow } from './types.ts'

/** Most sold first, otherwise in catalogue order. */
export function bestSellers(products: readonly ProductRow[]): readonly ProductRow[] {
  return Object.freeze(products.toSorted((a, b) => b.sold_count - a.sold_count))
}

/** Minimum distance between products of one category. */
const DISTANCE = 4

/** A fixed random order in which no two products of one category are close. */
export function variedOrder(products: readonly ProductRow[], rng: Rng): readonly ProductRow[] {
  // Products wait in one queue per category; the first that is far enough from its category's last one comes next.
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
