import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { countdownParts } from '../../shared/format/date.ts'
import type { ClockSkew } from '../../shared/time/server-clock.ts'
import { useCountdown } from '../../shared/time/use-countdown.ts'
import { CardStrip } from '../../shared/ui/layout/list-card.tsx'

interface Props {
  /** ISO 8601 */
  readonly payBy: string
  readonly skew: ClockSkew
  /** The time is over: the order closes. */
  readonly onOver: () => void
}

/** How long an unpaid order stays open. */
export function PayCountdown({ payBy, skew, onOver }: Props) {
  const { t } = useTranslation('order')
  const { hours, minutes, seconds } = countdownParts(useCountdown(payBy, skew, onOver))
  return (
    <CardStrip icon={Clock} urgent role="timer">
      {t('payWithin')}{' '}
      <b>
        {hours}:{minutes}:{seconds}
      </b>
    </CardStrip>
  )
}
