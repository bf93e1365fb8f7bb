import { countdownParts } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { type ClockSkew, useCountdown } from '#platform/time/clock.ts'

const SECOND = 1_000
const DAY = 24 * 3_600 * SECOND

interface Props {
  /** ISO 8601 */
  readonly deadline: string
  readonly skew: ClockSkew
  readonly onExpire: () => void
}

/** The time left until a deadline, updated each second: "4 days 14:02:51", on the last day "14:02:51". */
export function DaysLeft({ deadline, skew, onExpire }: Props) {
  const { t } = useTranslation('afterSale')
  // Rounded up to whole seconds like the parts of the countdown, or a day could read 24:00:00.
  const left = Math.ceil(useCountdown(deadline, skew, onExpire) / SECOND) * SECOND
  const days = Math.floor(left / DAY)
  const { hours, minutes, seconds } = countdownParts(left - days * DAY)
  const time = `${hours}:${minutes}:${seconds}`
  return days > 0 ? <span>{t('list.daysLeft', { count: days, time })}</span> : <span translate="no">{time}</span>
}
