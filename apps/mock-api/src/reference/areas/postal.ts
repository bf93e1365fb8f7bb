/** First two digits of the postal codes of each province, inclusive ranges. */
const ranges: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  11: [[23, 24]],
  12: [[20, 22]],
  13: [[25, 27]],
  14: [[28, 29]],
  15: [[36, 37]],
  16: [[30, 32]],
  17: [[38, 39]],
  18: [[34, 35]],
  19: [[33, 33]],
  21: [[29, 29]],
  31: [[10, 14]],
  32: [
    [16, 17],
    [40, 46],
  ],
  33: [
    [50, 54],
    [56, 59],
  ],
  34: [[55, 55]],
  35: [[60, 69]],
  36: [
    [15, 15],
    [42, 42],
  ],
  51: [[80, 82]],
  52: [[83, 84]],
  53: [[85, 87]],
  61: [[78, 79]],
  62: [[73, 74]],
  63: [[70, 72]],
  64: [[75, 77]],
  65: [[77, 77]],
  71: [[95, 95]],
  72: [[94, 94]],
  73: [[90, 92]],
  74: [[93, 93]],
  75: [[96, 96]],
  76: [[91, 91]],
  81: [[97, 97]],
  82: [[97, 97]],
  91: [[98, 99]],
  92: [[98, 98]],
  93: [[99, 99]],
  94: [[98, 99]],
  95: [[99, 99]],
  96: [[98, 98]],
}

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
