import { RecommendedSection } from '../../entities/product/recommended-section.tsx'
import { ParcelList } from '../../features/tracking/parcel-list.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { ordersPath, paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

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
