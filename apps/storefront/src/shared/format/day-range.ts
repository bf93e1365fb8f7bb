import type { Language } from '@nusaria/contracts/headers'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id', 'zh-CN': 'zh-CN' }

/** From one day to another in few signs, in Jakarta: `22–23 Nov`; one day alone when they are the same. Takes ISO 8601. */
export function dayRange(earliest: string, latest: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: language === 'zh-CN' ? 'long' : 'short',
    timeZone: 'Asia/Jakarta',
  })
  return format.formatRange(new Date(earliest), new Date(latest)).replace(/\s*–\s*/, '–')
}
