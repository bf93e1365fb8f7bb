import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useParams } from 'react-router-dom'
import { useOrderDetailQuery, useRefetchOrders } from '#commerce/order/api.ts'
import { type OrderAction, OrderActions } from '#commerce/order/order-actions.tsx'
import { OrderMissing } from '#commerce/order/order-page-state.tsx'
import { orderStatusStyle, shownStatus } from '#commerce/order/order-status-tag.tsx'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { usePollWithBackoff } from '#platform/polling/use-poll-with-backoff.ts'
import { paths } from '#platform/routing/paths.ts'
import { clockSkew } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { BarButtons, BottomBar } from '#ui/layout/bottom-bar.tsx'
import { HeroPage, HeroSkeleton } from '#ui/layout/hero-page.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { PrintedOrder } from '../invoice/invoice-page.tsx'
import { OrderAfterSales } from './order-after-sales.tsx'
import css from './order-detail-page.module.css'
import { OrderHelp } from './order-help.tsx'
import { OrderAddress, OrderFields, OrderGoods } from './order-info.tsx'
import { OrderHero, OrderHistory, OrderStages } from './order-progress.tsx'

const rows = (count: number) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
  Array.from({ length: count }, (_, index) => <Skeleton key={index} height={14} width={index % 2 === 0 ? '72%' : '54%'} gap={10} />)

/** The page below the status: the stages, the goods, and the panels beside or below them. */
function OrderDetailSkeleton() {
  return (
    <div className={css.expected} aria-hidden="true">
      <Panel className={css.stages}>
        {[0, 1, 2, 3].map((stage) => (
          <Skeleton key={stage} height={32} width={32} radius={16} />
        ))}
      </Panel>
      <div className={css.columns}>
        <div className={css.column}>
          <Panel>
            <div className={cx('grid below-16 gap-12', css.goods)}>
              <Skeleton height={64} width={64} radius={10} />
              <div>{rows(2)}</div>
            </div>
            {rows(4)}
          </Panel>
          <Panel>{rows(4)}</Panel>
        </div>
        <div className={css.column}>
          <Panel>{rows(4)}</Panel>
          <Panel>{rows(6)}</Panel>
        </div>
      </div>
    </div>
  )
}

/** The main action last. */
const pageActions: readonly Exclude<OrderAction, 'detail'>[] = ['track', 'buy_again', 'review', 'cancel', 'confirm_receipt', 'pay']

function OrderView({ order, receivedAt }: { readonly order: OrderDetail; readonly receivedAt: number }) {
  const { t } = useTranslation('order')
  const desktop = useLayout() === 'desktop'
  const refetchOrders = useRefetchOrders()
  const isOnItsWay = order.status === 'pending_receipt'
  const actions = pageActions.filter((action) => order.actions.includes(action))
  const buttons = actions.length > 0 && <OrderActions order={order} actions={actions} size={desktop ? 'md' : 'lg'} />
  return (
    <HeroPage
      title={t('detailTitle')}
      back={paths.orders}
      tone={orderStatusStyle[shownStatus(order)].heroTone}
      hero={<OrderHero order={order} skew={clockSkew(order.server_time, receivedAt)} onOver={refetchOrders} />}
      action={<div className="row gap-12 align-fill">{buttons}</div>}
    >
      <OrderStages order={order} />
      <div className={css.columns}>
        <div className={css.column}>
          {/* While parcels are on their way, where they are comes first. */}
          {isOnItsWay && <OrderHistory order={order} />}
          <OrderGoods order={order} />
          <OrderAfterSales order={order} />
          {!isOnItsWay && <OrderHistory order={order} />}
        </div>
        <div className={css.column}>
          <OrderAddress order={order} />
          <OrderFields order={order} />
          <OrderHelp orderNo={order.order_no} />
        </div>
      </div>
      <PrintedOrder order={order} />
      {!desktop && buttons && (
        <BottomBar>
          <BarButtons>{buttons}</BarButtons>
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
  const order = query.currentData ?? (query.isError ? query.data : undefined)
  usePollWithBackoff(order !== undefined && shownStatus(order) === 'payment_processing', async () => query.refetch())
  if (order)
    return (
      <OrderDialogs key={no}>
        <OrderView order={order} receivedAt={query.fulfilledTimeStamp ?? Date.now()} />
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
