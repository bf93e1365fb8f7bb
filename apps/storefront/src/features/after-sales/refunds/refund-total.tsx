import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { KawungPattern } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './refund-total.module.css'

interface Props {
  /** Rupiah; undefined until loaded. */
  readonly amount: number | undefined
  readonly failed: boolean
}

/** The total refunded so far and a link to the refund accounts. Shows a dash if the total failed to load; the list below shows the error. */
export function RefundTotal({ amount, failed }: Props) {
  const { t } = useTranslation('refunds')
  return (
    <section className={css.card} aria-label={t('sum')}>
      <KawungPattern tile={64} color="var(--surface)" opacity={0.35} />
      <div>
        <small>{t('sum')}</small>
        <div className={css.amount}>
          {amount === undefined ? failed ? '–' : <Skeleton height={28} width={140} /> : <Price amount={amount} size={28} />}
        </div>
        <p>{t('sumNote')}</p>
      </div>
      <Link to={paths.refundSettings} className={css.accounts}>
        <span>{t('accounts')}</span>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </section>
  )
}
