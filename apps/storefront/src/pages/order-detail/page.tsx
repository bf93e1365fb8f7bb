import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useParams } from 'react-router-dom'
import { type OrderAction, OrderActions } from '../../entities/order/order-actions.tsx'
import { useOrderDetailQuery, useRefetchOrders } from '../../entities/order/order-api.ts'
import { OrderMissing } from '../../entities/order/order-page-state.tsx'
import { orderStatusStyle, shownStatus } from '../../entities/order/order-status-style.ts'
import { OrderAfterSales } from '../../features/order-detail/order-after-sales.tsx'
import { OrderHelp } from '../../features/order-detail/order-help.tsx'
import { OrderHero } from '../../features/order-detail/order-hero.tsx'
import { OrderHistory } from '../../features/order-detail/order-history.tsx'
import { OrderAddress, OrderFields, OrderGoods } from '../../features/order-detail/order-info.tsx'
import { OrderStages } from '../../features/order-detail/order-progress.tsx'
import { PrintedOrder } from '../../features/order-detail/printed-order.tsx'
import { OrderDialogs } from '../../features/order-dialogs/order-dialogs.tsx'
import { failedWith } from '../../shared/api/failure.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { paths } from '../../shared/paths.ts'
import { ALWAYS_REFETCH } from '../../shared/polling/query-options.ts'
import { usePollWithBackoff } from '../../shared/polling/use-poll-with-backoff.ts'
import { clockSkew } from '../../shared/time/server-clock.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { BottomBar } from '../../shared/ui/layout/bottom-bar.tsx'
import { HeroPage, HeroSkeleton } from '../../shared/ui/layout/hero-page.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx'
import css from './page.module.css'

/** The buttons of this page, the main action last. */
const pageActions: readonly OrderAction[] = ['track', 'buy_again', 'review', 'cancel', 'confirm_receipt', 'pay']

interface Props {
  readonly order: OrderDetail
  readonly receivedAt: number
  readonly onOver: () => void
}

function OrderView({ order, receivedAt, onOver }: Props) {
  const { t } = useTranslation('order')
  const desktop = useLayout() === 'desktop'
  const actions = pageActions.filter((action) => action !== 'detail' && order.actions.includes(action))
  const buttons = actions.length > 0 && <OrderActions order={order} actions={actions} size={desktop ? 'md' : 'lg'} />
  const hero = <OrderHero order={order} skew={clockSkew(order.server_time, receivedAt)} onOver={onOver} />
  return (
    <HeroPage
      title={t('detailTitle')}
      back={paths.orders}
      tone={orderStatusStyle[shownStatus(order)].heroTone}
      hero={hero}
      action={<div className={css.buttons}>{buttons}</div>}
    >
      <OrderStages order={order} />
      <div className={css.columns}>
        <div className={css.column}>
          <OrderGoods order={order} />
          <OrderAfterSales order={order} />
          <OrderHistory order={order} />
        </div>
        <div className={css.column}>
          <OrderAddress order={order} />
          <OrderFields order={order} />
          <OrderHelp />
        </div>
      </div>
      <PrintedOrder order={order} />
      {!desktop && buttons && (
        <BottomBar>
          <div className={css.bar}>{buttons}</div>
        </BottomBar>
      )}
    </HeroPage>
  )
}

/** `/orderDetail/:no`: one order. Refetched when the page is shown again, and polled while its payment is processed. */
export function OrderDetailPage() {
  const { t } = useTranslation(['order', 'afterSale', 'errors'])
  const { no = '' } = useParams()
  const query = useOrderDetailQuery({ order_no: no }, ALWAYS_REFETCH)
  const refetchOrders = useRefetchOrders()
  const order = query.currentData ?? (query.isError ? query.data : undefined)
  usePollWithBackoff(order !== undefined && shownStatus(order) === 'payment_processing', async () => query.refetch())
  if (order)
    return (
      <OrderDialogs key={no}>
        <OrderView order={order} receivedAt={query.fulfilledTimeStamp ?? Date.now()} onOver={refetchOrders} />
      </OrderDialogs>
    )
  const state = (
    <QueryState query={query} loading={<OrderDetailSkeleton />}>
      {() => null}
    </QueryState>
  )
  if (query.isFetching)
    return (
      <HeroPage title={t('order:detailTitle')} back={paths.orders} tone="bone" hero={<HeroSkeleton />}>
        {state}
      </HeroPage>
    )
  return (
    <PageLayout title={t('order:detailTitle')} back={paths.orders}>
      {failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? <OrderMissing /> : state}
    </PageLayout>
  )
}
