import type { Said } from './scenario.ts'

/** The same step so often in a row. */
export function times(count: number, said: Said): Said[] {
  return Array.from({ length: count }, () => said)
}
