import { jsonData } from '../lib/json.ts'
import postalRanges from './postal-ranges.json' with { type: 'json' }

/** First two digits of the postal codes of each province, inclusive ranges. */
const ranges = jsonData<Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>>(postalRanges)

/** The first two digits of a province's postal codes, e.g. `['10', '11', '12', '13', '14']`; none for an unknown province. */
export function postalPrefixes(provinceCode: string): string[] {
  return (ranges[provinceCode] ?? []).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at)))
}

/** Five digits, the first never 0. */
export const POSTAL_RULE = /^[1-9]\d{4}$/

/** Whether a postal code can belong to a province. */
export function isPostalCodeOf(provinceCode: string, postalCode: string): boolean {
  return POSTAL_RULE.test(postalCode) && postalPrefixes(provinceCode).includes(postalCode.slice(0, 2))
}
