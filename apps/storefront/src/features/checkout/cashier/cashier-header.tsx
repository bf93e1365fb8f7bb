import { countdownParts, formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
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
    <div className="textAlign-center">
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

/** The header without its sum; on desktop the button that pays is below it. */
export function CashierHeaderSkeleton({ button }: { readonly button?: boolean }) {
  return (
    <div className={css.expected} aria-hidden="true">
      <Skeleton height={14} width={112} gap={10} />
      <Skeleton height={34} width={176} gap={22} />
      <Skeleton height={14} width={208} gap={14} />
      <Skeleton height={46} width={168} radius={12} gap={button ? 16 : 0} />
      {button && <Skeleton height={52} width="100%" radius={12} />}
    </div>
  )
}

/** `left` in ms */
function Countdown({ left }: { readonly left: number }) {
  const { t } = useTranslation('checkout')
  const { hours, minutes, seconds } = countdownParts(left)
  return (
    <div className={css.clock} role="timer" translate="no" aria-label={t('cashier.leftSpoken', { hours, minutes })}>
      <b className="center size-20 digits">{hours}</b>:<b className="center size-20 digits">{minutes}</b>:
      <b className="center size-20 digits">{seconds}</b>
    </div>
  )
}
