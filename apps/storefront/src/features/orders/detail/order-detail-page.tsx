import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useParams } from 'react-router-dom'
import { useOrderDetailQuery, useRefetchOrders } from '#commerce/order/api.ts'
import { type OrderAction, OrderActions } from '#commerce/order/order-actions.tsx'
import { OrderMissing } from '#commerce/order/order-page-state.tsx'
import { orderStatusStyle, shownStatus } from '#commerce/order/order-status-style.ts'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { usePollWithBackoff } from '#platform/polling/use-poll-with-backoff.ts'
import { paths } from '#platform/routing/paths.ts'
import { clockSkew } from '#platform/time/server-clock.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { HeroPage, HeroSkeleton } from '#ui/layout/hero-page.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { OrderAfterSales } from './order-after-sales.tsx'
import css from './order-detail-page.module.css'
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderHero } from './order-hero.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderAddress, OrderFields, OrderGoods } from './order-info.tsx'
import { OrderStages } from './order-progress.tsx'
import { PrintedOrder } from './printed-order.tsx'

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
