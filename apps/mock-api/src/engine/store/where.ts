import type { OrderBy, Where } from './table-def.ts'

/** Turns a `Where` into a predicate. */
export function toPredicate<Row extends object>(where: Where<Row> | undefined): (row: Row) => boolean {
  if (where === undefined) return () => true
  if (typeof where === 'function') return where
  const fields = Object.entries(where) as [keyof Row, unknown][]
  return (row) => fields.every(([field, value]) => row[field] === value)
}

/** Missing values come last. Texts are compared by code unit, which is equal on every host. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  return (a as number) < (b as number) ? -1 : 1
}

/** Turns an `OrderBy` into a comparator. */
export function toComparator<Row extends object>(orderBy: OrderBy<Row>): (a: Row, b: Row) => number {
  if (typeof orderBy === 'function') return orderBy
  const fields = Object.entries(orderBy) as [keyof Row, 'asc' | 'desc'][]
  return (a, b) => {
    for (const [field, direction] of fields) {
      const order = compare(a[field], b[field])
      if (order !== 0) return direction === 'asc' ? order : -order
    }
    return 0
  }
}
