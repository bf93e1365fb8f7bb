import { RecommendedSection } from '#commerce/product/recommended-section.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ordersPath, paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { ParcelList } from './parcel-list.tsx'

/** `/tracking`: the member's parcels on their way. */
export function TrackingPage() {
  const { t } = useTranslation(['order', 'common'])
  return (
    <PageLayout title={t('order:underWay.title')} back={paths.me}>
      <ParcelList
        below={<RecommendedSection title={t('common:notFound.instead')} />}
        empty={
          <EmptyState
            drawing="parcels"
            title={t('order:underWay.none')}
            text={t('order:underWay.noneText')}
            action={<LinkButton to={ordersPath('all')}>{t('order:title')}</LinkButton>}
          />
        }
      />
    </PageLayout>
  )
}
