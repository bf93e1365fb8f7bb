import { useTranslation } from 'react-i18next'
import { countdownParts } from '../../shared/format/date.ts'
import css from './countdown.module.css'

/** What is left of the time to pay, in boxes. Takes ms. */
export function Countdown({ left }: { readonly left: number }) {
  const { t } = useTranslation('checkout')
  const { hours, minutes, seconds } = countdownParts(left)
  return (
    <div className={css.clock} role="timer" aria-label={t('cashier.leftSpoken', { hours, minutes })}>
      <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
    </div>
  )
}
