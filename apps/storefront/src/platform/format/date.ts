import type { Language } from '@nusaria/contracts/headers'

/** ms: Jakarta is seven hours before UTC all year. Without `Intl`: decision 122. */
const JAKARTA_OFFSET = 7 * 3_600_000

/** `2026-11-22T08:40:26Z` → `22/11/2026 15:40:26`: always the time in Jakarta. */
export function formatDateTime(instant: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(new Date(Date.parse(instant) + JAKARTA_OFFSET).toISOString()) ?? []
  return `${day}/${month}/${year} ${time}`
}

/** `22/11/2026 15:40`: where seconds say nothing, such as the end of a day. */
export function formatMinute(instant: string): string {
  return formatDateTime(instant).slice(0, 16)
}

export function formatDate(instant: string): string {
  return formatDateTime(instant).slice(0, 10)
}

/** At least two digits each, zero once it is over; hours may exceed 24. */
export function countdownParts(milliseconds: number) {
  const total = Math.max(0, Math.ceil(milliseconds / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  return { hours: two(Math.floor(total / 3_600)), minutes: two(Math.floor(total / 60) % 60), seconds: two(total % 60) }
}

export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id', 'zh-CN': 'zh-CN' }

/** Between the ends of a range: no line ends at it. */
const DASH = '–\u2060'

/** A short range of days in Jakarta: `22–23 Nov`, `11月22日–11月23日`; one day alone when they are the same. Takes ISO 8601. */
export function formatDayRange(earliest: string, latest: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: language === 'zh-CN' ? 'long' : 'short',
    timeZone: 'Asia/Jakarta',
  })
  if (language === 'zh-CN') {
    // A formatted range would put the month first (11/22); all other dates put the day first.
    const days = [earliest, latest].map((day) => format.format(new Date(day)))
    return [...new Set(days)].join(DASH)
  }
  return format.formatRange(new Date(earliest), new Date(latest)).replace(/\s*–\s*/, DASH)
}
