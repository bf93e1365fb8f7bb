import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '../../shared/format/date.ts'

const DAY = 24 * 3_600_000

/** Says when a voucher ends: today and tomorrow with the time, in Jakarta. Takes an instant and the server's time in ms. */
export function useExpiryText(): (expiresAt: string, now: number) => { readonly words: string; readonly soon: boolean } {
  const { t } = useTranslation('promotion')
  return (expiresAt, now) => {
    const date = formatDate(expiresAt)
    const time = formatDateTime(expiresAt).slice(11, 16)
    const on = (ms: number) => date === formatDate(new Date(ms).toISOString())
    if (on(now)) return { words: t('endsToday', { time }), soon: true }
    if (on(now + DAY)) return { words: t('endsTomorrow', { time }), soon: true }
    return { words: t('until', { date }), soon: false }
  }
}
