import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FRESH_QUERY_OPTIONS, useOrderShipmentsQuery } from '../features/order/order-api.ts'
import { OrderHelp } from '../features/order/order-help.tsx'
import { OrderMissing } from '../features/order/order-missing.tsx'
import { OrderSkeleton } from '../features/order/order-skeleton.tsx'
import { ParcelTabs } from '../features/order/parcels-of-order.tsx'
import { failedWith } from '../shared/api/failure.ts'
import { orderDetailPath, paths } from '../shared/paths.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'
import { EmptyState } from '../shared/ui/state.tsx'
import css from './shipment-tracking-page.module.css'

/** The shipment of one order, parcel by parcel: `order_no` in the query. */
export function ShipmentTrackingPage() {
  const { t } = useTranslation(['order', 'errors'])
  const [params] = useSearchParams()
  const order_no = params.get('order_no') ?? ''
  const query = useOrderShipmentsQuery({ order_no }, { ...FRESH_QUERY_OPTIONS, skip: !order_no })
  const toOrder = orderDetailPath(order_no)
  const notYet = (
    <EmptyState
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
            <div className={css.parcels}>
              {list.length > 1 && <p className={css.text}>{t('order:tracking.several', { count: list.length })}</p>}
              <ParcelTabs parcels={list} />
              <div className={css.links}>
                <LinkButton to={toOrder} variant="outline">
                  {t('order:tracking.toOrder')}
                </LinkButton>
              </div>
              <OrderHelp orderNo={order_no} />
            </div>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}
