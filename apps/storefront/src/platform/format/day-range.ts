import type { Language } from '@nusaria/contracts/headers'

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
