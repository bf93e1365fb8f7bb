import { useSearchParams } from 'react-router-dom'
import { useOrderParcelQuery } from '../../entities/order/order-api.ts'
import { OrderMissing, OrderSkeleton } from '../../entities/order/order-page-state.tsx'
import { ParcelPanel } from '../../entities/order/parcel-panel.tsx'
import { OrderHelp } from '../../features/order-detail/order-help.tsx'
import { ParcelLayout } from '../../features/tracking/parcel-layout.tsx'
import { failedWith } from '../../shared/api/failure.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { orderDetailPath, paths, shipmentTrackingPath } from '../../shared/paths.ts'
import { ALWAYS_REFETCH } from '../../shared/polling/query-options.ts'

import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

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
              help={<OrderHelp orderNo={parcel.order_no} />}
              links={
                <>
                  <LinkButton to={orderDetailPath(parcel.order_no)} variant="outline">
                    {t('order:tracking.toOrder')}
                  </LinkButton>
                  <LinkButton to={shipmentTrackingPath(parcel.order_no, parcel_no)} variant="outline">
                    {t('order:tracking.toShipment')}
                  </LinkButton>
                </>
              }
            >
              <ParcelPanel parcel={parcel} lines={parcel.lines} />
            </ParcelLayout>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}
