import type { Language } from '@nusaria/contracts/headers'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id', 'zh-CN': 'zh-CN' }

/** From one day to another in few signs, in Jakarta: `22–23 Nov`, `11月22日–11月23日`; one day alone when they are the same. Takes ISO 8601. */
export function formatDayRange(earliest: string, latest: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: language === 'zh-CN' ? 'long' : 'short',
    timeZone: 'Asia/Jakarta',
  })
  if (language === 'zh-CN') {
    // As a range it would be 11/22, month first, where all other dates have the day first.
    const days = [earliest, latest].map((day) => format.format(new Date(day)))
    return [...new Set(days)].join('–')
  }
  return format.formatRange(new Date(earliest), new Date(latest)).replace(/\s*–\s*/, '–')
}
