import type { Language } from '@nusaria/contracts/headers'

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id', 'zh-CN': 'zh-CN' }

/** When something was known, in the shopper's language and time zone: `12:40`, on an earlier day `22 Nov, 12:40`. Takes ms. */
export function formatAsOf(at: number, now: number, language: Language): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString()
  const day = sameDay ? {} : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locales[language], { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}
