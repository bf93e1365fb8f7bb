import { countdownParts, formatDateTime } from '../../shared/format/date.ts'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { Price } from '../../shared/ui/paint/price.tsx'
import css from './cashier-header.module.css'

interface Props {
  /** Rupiah */
  readonly total: number
  /** ISO 8601; null when no time is set */
  readonly payBy: string | null
  /** ms until `payBy` */
  readonly left: number
}

export function CashierHeader({ total, payBy, left }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <div className={css.head}>
      <p className={css.label}>{t('cashier.total')}</p>
      <Price amount={total} size={36} className={css.total} />
      {payBy && (
        <>
          <p className={css.deadline}>{t('cashier.deadline', { time: formatDateTime(payBy) })}</p>
          <Countdown left={left} />
        </>
      )}
    </div>
  )
}

/** `left` in ms */
function Countdown({ left }: { readonly left: number }) {
  const { t } = useTranslation('checkout')
  const { hours, minutes, seconds } = countdownParts(left)
  return (
    <div className={css.clock} role="timer" aria-label={t('cashier.leftSpoken', { hours, minutes })}>
      <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
    </div>
  )
}
