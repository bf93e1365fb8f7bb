import { useRefetchOrders } from '../../entities/order/order-api.ts'
import { countdownParts } from '../../shared/format/date.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import type { ClockSkew } from '../../shared/time/server-clock.ts'
import { useCountdown } from '../../shared/time/use-countdown.ts'

interface Props {
  /** ISO 8601 */
  readonly payBy: string
  readonly skew: ClockSkew
}

/** How long an order can still be paid. At the end the orders are fetched again. */
export function PayTime({ payBy, skew }: Props) {
  const { t } = useTranslation('order')
  const { hours, minutes, seconds } = countdownParts(useCountdown(payBy, skew, useRefetchOrders()))
  return (
    <>
      <span>{t('payWithin')}</span> <b translate="no">{`${hours}:${minutes}:${seconds}`}</b>
    </>
  )
}
