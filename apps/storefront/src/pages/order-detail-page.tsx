import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { OrderAction } from '../features/order/order-actions.tsx'
import { OrderActions } from '../features/order/order-actions.tsx'
import { useOrderDetailQuery } from '../features/order/order-api.ts'
import { OrderHero } from '../features/order/order-hero.tsx'
import { OrderAddress, OrderFields, OrderGoods, OrderHistory } from '../features/order/order-info.tsx'
import { OrderMissing } from '../features/order/order-missing.tsx'
import { OrderSkeleton } from '../features/order/order-skeleton.tsx'
import { OrderStages } from '../features/order/order-stages.tsx'
import { ParcelPanel } from '../features/order/parcel-panel.tsx'
import { statusLook } from '../features/order/status-look.ts'
import { failedWith } from '../shared/api/failure.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { paths } from '../shared/paths.ts'
import { skewOf } from '../shared/time/server-clock.ts'
import { BottomBar } from '../shared/ui/bottom-bar.tsx'
import { HeroPage } from '../shared/ui/hero-page.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'
import css from './order-detail-page.module.css'

/** The buttons of this page, the one to do next last. */
const offered: readonly OrderAction[] = ['track', 'buy_again', 'cancel', 'confirm_receipt', 'pay']

interface Props {
  readonly order: OrderDetail
  readonly receivedAt: number
  readonly onOver: () => void
}

function Order({ order, receivedAt, onOver }: Props) {
  const { t } = useTranslation('order')
  const desktop = useLayout() === 'desktop'
  const { order_no, parcels } = order
  const actions = offered.filter((action) => action !== 'detail' && order.actions.includes(action))
  const buttons = actions.length > 0 && <OrderActions orderNo={order_no} actions={actions} size={desktop ? 'md' : 'lg'} />
  const hero = <OrderHero order={order} skew={skewOf(order.server_time, receivedAt)} onOver={onOver} />
  return (
    <HeroPage
      title={t('detailTitle')}
      back={paths.orders}
      tone={statusLook[order.status].field}
      hero={hero}
      action={<div className={css.buttons}>{buttons}</div>}
    >
      <OrderStages order={order} />
      {parcels.map((parcel, index) => (
        <ParcelPanel
          key={parcel.parcel_no}
          parcel={parcel}
          number={parcels.length > 1 ? index + 1 : undefined}
          summaryOf={{ orderNo: order_no, steps: 3 }}
        />
      ))}
      <OrderAddress order={order} />
      <OrderGoods order={order} />
      <OrderFields order={order} />
      <OrderHistory order={order} />
      {!desktop && buttons && (
        <BottomBar>
          <div className={css.bar}>{buttons}</div>
        </BottomBar>
      )}
    </HeroPage>
  )
}

/** One order in full. Asked anew when the page comes to the front, so that the shopper sees it advance. */
export function OrderDetailPage() {
  const { t } = useTranslation(['order', 'errors'])
  const { no = '' } = useParams()
  const query = useOrderDetailQuery({ order_no: no }, { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true })
  const order = query.currentData ?? (query.isError ? query.data : undefined)
  if (order) return <Order key={no} order={order} receivedAt={query.fulfilledTimeStamp ?? Date.now()} onOver={query.refetch} />
  return (
    <PageLayout title={t('order:detailTitle')} back={paths.orders}>
      {failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? (
        <OrderMissing />
      ) : (
        <QueryState query={query} loading={<OrderSkeleton />}>
          {() => null}
        </QueryState>
      )}
    </PageLayout>
  )
}
