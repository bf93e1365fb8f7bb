import { ParcelList } from '../../features/tracking/parcel-list.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { ordersPath, paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

/** `/tracking`: the member's parcels on their way. */
export function TrackingPage() {
  const { t } = useTranslation('order')
  return (
    <PageLayout title={t('underWay.title')} back={paths.me}>
      <ParcelList
        empty={
          <EmptyState
            drawing="parcels"
            title={t('underWay.none')}
            text={t('underWay.noneText')}
            action={<LinkButton to={ordersPath('all')}>{t('title')}</LinkButton>}
          />
        }
      />
    </PageLayout>
  )
}
