import { ChevronRight, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { formatRupiah, formatRupiahCompact } from '../../shared/format/rupiah.ts'
import { paths, voucherPath } from '../../shared/paths.ts'
import { InlineError } from '../../shared/ui/feedback/state.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './free-shipping-progress.module.css'
import { useShortfall } from './use-shortfall.ts'

interface Props {
  readonly asOf: number | undefined
}

/**
 * Why the selected lines ship free, or the amount they still need for it, with a link to the voucher and its products. It offers no voucher
 * that the confirm page would refuse.
 */
export function FreeShippingProgress({ asOf }: Props) {
  const { t } = useTranslation('cart')
  const { data, error, refetch, isFetching } = useShortfall({ asOf })
  if (!data)
    return error ? (
      <InlineError failure={failureOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <div aria-hidden="true">
        <Skeleton height={68} radius={14} />
      </div>
    )
  const { coupon_no, shortfall, counted_amount, minimum_spend, voucher_state, ships_free } = data
  if (ships_free)
    return (
      <p className={css.box} data-reached="true">
        <span className={css.words}>
          <Icon of={Truck} size={16} stroke={2} />
          <span aria-live="polite">{t(`shipping.free.${ships_free}`)}</span>
        </span>
      </p>
    )
  const reached = shortfall === 0
  if (voucher_state === 'none')
    return (
      <Link to={paths.coupons} className={css.box}>
        <span className={css.words}>
          <Icon of={Truck} size={16} stroke={2} />
          <span aria-live="polite">{t('shipping.none')}</span>
          <Icon of={ChevronRight} size={16} stroke={2} />
        </span>
      </Link>
    )
  const percent = reached ? 100 : Math.floor((counted_amount * 100) / minimum_spend)
  return (
    <Link to={coupon_no === null ? paths.coupons : voucherPath(coupon_no)} className={css.box} data-reached={reached}>
      <span className={css.words}>
        <Icon of={Truck} size={16} stroke={2} />
        <span aria-live="polite">
          {reached ? t(`shipping.reached.${voucher_state}`) : t('shipping.more', { amount: formatRupiah(shortfall) })}
        </span>
        <Icon of={ChevronRight} size={16} stroke={2} />
      </span>
      <span className={css.progress}>
        <span className={css.track} aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
        <b>
          {formatRupiahCompact(counted_amount)} / {formatRupiahCompact(minimum_spend)}
        </b>
      </span>
    </Link>
  )
}
