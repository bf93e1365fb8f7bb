import { useSearchParams } from 'react-router-dom'
import { useOrderShipmentsQuery } from '#commerce/order/api.ts'
import { OrderMissing, OrderSkeleton } from '#commerce/order/order-page-state.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { orderDetailPath, paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { OrderHelp } from '../detail/order-help.tsx'
import { ParcelLayout } from './parcel-layout.tsx'
import { ParcelTabs } from './parcel-tabs.tsx'

/** `/shipmentTracking?order_no=`: the parcels of one order. */
export function ShipmentTrackingPage() {
  const { t } = useTranslation(['order', 'errors'])
  const [params] = useSearchParams()
  const order_no = params.get('order_no') ?? ''
  const query = useOrderShipmentsQuery({ order_no }, { ...ALWAYS_REFETCH, skip: !order_no })
  const toOrder = orderDetailPath(order_no)
  const notYet = (
    <EmptyState
      drawing="parcels"
      title={t('order:tracking.empty.title')}
      text={t('order:tracking.empty.text')}
      action={<LinkButton to={toOrder}>{t('order:tracking.toOrder')}</LinkButton>}
    />
  )
  return (
    <PageLayout title={t('order:tracking.title')} back={order_no ? toOrder : paths.orders}>
      {!order_no || failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? (
        <OrderMissing />
      ) : failedWith(query.error, 'ORDER_NOT_SHIPPED') ? (
        notYet
      ) : (
        <QueryState query={query} loading={<OrderSkeleton />} isEmpty={({ list }) => list.length === 0} empty={notYet}>
          {({ list }) => (
            <ParcelLayout
              intro={list.length > 1 && t('order:tracking.several', { count: list.length })}
              help={<OrderHelp orderNo={order_no} />}
              links={
                <LinkButton to={toOrder} variant="outline">
                  {t('order:tracking.toOrder')}
                </LinkButton>
              }
            >
              <ParcelTabs parcels={list} />
            </ParcelLayout>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}
