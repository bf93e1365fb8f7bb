import type { Language } from '@nusaria/contracts/headers'

const formats = new Map<Language, Intl.NumberFormat>()

function compact(language: Language): Intl.NumberFormat {
  const known = formats.get(language)
  if (known) return known
  const made = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1, useGrouping: true })
  formats.set(language, made)
  return made
}

/** A whole number as the language groups it: 2203 → `2.203` (id), `2,203` (en, zh-CN). */
export function formatNumber(count: number, language: string): string {
  return new Intl.NumberFormat(language).format(count)
}

/** How many were sold, in few signs: 12400 → `12,4rb` (id), `12.4K` (en), `1.2万` (zh-CN). */
export function formatCompactNumber(count: number, language: Language): string {
  return compact(language).format(count).replace(/\s/g, '')
}

/** How often a keyword is searched: as is under 1000, else rounded thousands with K. */
export function formatSearchCount(count: number): string {
  return count < 1_000 ? String(count) : `${Math.round(count / 1_000)}K`
}

/** An average of 5 with one decimal: 4.8, `4,8` in Indonesian. */
export function formatRating(rating: number, language: Language): string {
  return rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
