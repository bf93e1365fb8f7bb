import { useSearchParams } from 'react-router-dom'
import { useOrderParcelQuery } from '#commerce/order/api.ts'
import { OrderMissing, OrderSkeleton } from '#commerce/order/order-page-state.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, shipmentTrackingPath } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { ParcelLayout } from './parcel-layout.tsx'
import { ParcelPanel } from './parcel-panel.tsx'

/** `/trackingDetail?parcel_no=`: the track and contents of one parcel, and its order. */
export function TrackingDetailPage() {
  const { t } = useTranslation(['order', 'errors'])
  const [params] = useSearchParams()
  const parcel_no = params.get('parcel_no') ?? ''
  const query = useOrderParcelQuery({ parcel_no }, { ...ALWAYS_REFETCH, skip: !parcel_no })
  const missing = !parcel_no || failedWith(query.error, 'PARCEL_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID')
  return (
    <PageLayout title={t('order:tracking.detail')} back={paths.tracking}>
      {missing ? (
        <OrderMissing what="parcel" />
      ) : (
        <QueryState query={query} loading={<OrderSkeleton />}>
          {(parcel) => (
            <ParcelLayout
              orderNo={parcel.order_no}
              link={
                <LinkButton to={shipmentTrackingPath(parcel.order_no, parcel_no)} variant="outline">
                  {t('order:tracking.toShipment')}
                </LinkButton>
              }
            >
              <ParcelPanel parcel={parcel} />
            </ParcelLayout>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}
