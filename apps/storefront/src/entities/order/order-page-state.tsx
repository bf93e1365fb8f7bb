import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { CardSkeletons } from '../../shared/ui/layout/list-card.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import css from './order-page-state.module.css'

/** The order or parcel doesn't exist, or belongs to another member. */
export function OrderMissing({ what = 'order' }: { readonly what?: 'order' | 'parcel' }) {
  const { t } = useTranslation('order')
  return (
    <EmptyState
      drawing="orders"
      title={t(what === 'order' ? 'missing.title' : 'missing.parcel')}
      text={t('missing.text')}
      action={<LinkButton to={paths.orders}>{t('missing.action')}</LinkButton>}
    />
  )
}

export function OrderSkeleton() {
  return (
    <ul className={css.list}>
      <CardSkeletons />
    </ul>
  )
}
