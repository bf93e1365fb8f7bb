import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'

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

/** A panel with the courier or address, then the products. */
export function OrderSkeleton() {
  return (
    <div className="grid gap-panels">
      <PanelSkeleton height={{ mobile: 380, desktop: 372 }} rows={5} />
      <PanelSkeleton height={{ mobile: 300, desktop: 292 }} rows={3} look="goods" />
    </div>
  )
}
