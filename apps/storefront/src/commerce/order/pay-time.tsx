import { countdownParts } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ClockSkew } from '#platform/time/server-clock.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import { useRefetchOrders } from './api.ts'

/** At the end the orders are fetched again. `payBy`: ISO 8601. */
export function PayTime({ payBy, skew }: { readonly payBy: string; readonly skew: ClockSkew }) {
  const { t } = useTranslation('order')
  const { hours, minutes, seconds } = countdownParts(useCountdown(payBy, skew, useRefetchOrders()))
  return (
    <>
      <span>{t('payWithin')}</span> <b translate="no">{`${hours}:${minutes}:${seconds}`}</b>
    </>
  )
}
