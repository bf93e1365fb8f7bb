import type { Language } from '@nusaria/contracts/headers'
import type { ProductAttributes } from '@nusaria/contracts/product-entities'

// Not by `Intl.NumberFormat`: the first one of a page takes a tenth of a second on a slow phone (decision 122). A test compares the two.

const ENGLISH = { group: ',', decimal: '.' }
const SIGNS: Readonly<Record<string, typeof ENGLISH>> = { id: { group: '.', decimal: ',' } }

/** Short units of large numbers: from which number on, and the sign. */
const UNITS: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  en: [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
  id: [
    [1e12, 'T'],
    [1e9, 'M'],
    [1e6, 'jt'],
    [1e3, 'rb'],
  ],
  'zh-CN': [
    [1e12, '万亿'],
    [1e8, '亿'],
    [1e4, '万'],
  ],
}

/** A number as the language writes it, with at most so many decimals: 2203.5 → `2.203,5` (id), `2,203.5` (en, zh-CN). */
export function formatNumber(value: number, language: string, decimals = 3): string {
  const { group, decimal } = SIGNS[language] ?? ENGLISH
  const [whole = '', rest] = String(Math.round(value * 10 ** decimals) / 10 ** decimals).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (rest ? decimal + rest : '')
}

/** How many were sold, in few signs: 12400 → `12,4rb` (id), `12.4K` (en), `1.2万` (zh-CN). */
export function formatCompactNumber(count: number, language: Language): string {
  const findUnit = (value: number) => UNITS[language].find(([size]) => value >= size) ?? ([1, ''] as const)
  const [size] = findUnit(count)
  // What rounds to the next unit is shown in it: 999950 is `1jt`.
  const rounded = (Math.round((count / size) * 10) / 10) * size
  const [unit, sign] = findUnit(rounded)
  return formatNumber(rounded / unit, language, 1) + sign
}

/** How often a keyword is searched: as is under 1000, else in rounded thousands: 24600 → `25rb` (id), `25K` (en), `2.5万` (zh-CN). */
export function formatSearchCount(count: number, language: Language): string {
  return formatCompactNumber(count < 1_000 ? count : Math.round(count / 1_000) * 1_000, language)
}

/** An average of 5 with one decimal: 4.8, `4,8` in Indonesian. */
export function formatRating(rating: number, language: Language): string {
  const text = formatNumber(rating, language, 1)
  return /\D/.test(text) ? text : `${text}${(SIGNS[language] ?? ENGLISH).decimal}0`
}

/** `850` → `850 g`, `1250` → `1,25 kg`; null without a weight. */
export function formatWeight(grams: number | null, language: Language): string | null {
  if (grams === null) return null
  const [amount, unit] = grams < 1_000 ? [grams, 'g'] : [grams / 1_000, 'kg']
  return `${formatNumber(amount, language, 2)} ${unit}`
}

type Sides = Pick<ProductAttributes, 'length_mm' | 'width_mm' | 'height_mm'>

export function formatDimensions({ length_mm, width_mm, height_mm }: Sides): string | null {
  const sides = [length_mm, width_mm, height_mm]
  if (sides.every((side) => side === null)) return null
  return `${sides.map((side) => side ?? '–').join(' × ')} mm`
}
