import { useTranslation } from 'react-i18next'
import { ParcelList } from '../features/order/parcel-list.tsx'
import { ordersPath, paths } from '../shared/paths.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { EmptyState } from '../shared/ui/state.tsx'

/** `/tracking`: the member's parcels under way. */
export function TrackingPage() {
  const { t } = useTranslation('order')
  return (
    <PageLayout title={t('underWay.title')} back={paths.me}>
      <ParcelList
        empty={
          <EmptyState
            title={t('underWay.none')}
            text={t('underWay.noneText')}
            action={<LinkButton to={ordersPath('all')}>{t('title')}</LinkButton>}
          />
        }
      />
    </PageLayout>
  )
}
