import type { OrderBy, Where } from './table-def.ts'

/** `Where` as a plain test. */
export function toPredicate<Row extends object>(where: Where<Row> | undefined): (row: Row) => boolean {
  if (where === undefined) return () => true
  if (typeof where === 'function') return where
  const fields = Object.entries(where) as [keyof Row, unknown][]
  return (row) => fields.every(([field, value]) => row[field] === value)
}

/** Less than, equal, greater; what isn't there comes last. Text goes by code unit, alike on every host. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  return (a as number) < (b as number) ? -1 : 1
}

/** `OrderBy` as a comparison for `sort`. */
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
