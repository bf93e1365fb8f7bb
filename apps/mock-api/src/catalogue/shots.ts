import type { Family } from './families/family.ts'
import { lookAxis, lookOf } from './families/look.ts'

/** How many gallery pictures a family's products have for a choice: the first choice is shown from all sides, others once. */
export function shotCount(family: Family, value: number): number {
  if (value > 0) return value < lookCount(family) ? 1 : 0
  return family.props ? 4 : 3
}

/** How many choices look different; 1 without such an axis. */
export function lookCount(family: Family): number {
  return lookAxis(family, lookOf(family))?.values.length ?? 1
}
