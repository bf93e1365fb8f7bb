import type { OrderSummary, OrderTab } from '@nusaria/contracts/order-entities'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import { memo, type ReactNode, Suspense } from 'react'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { formatDateTime, formatMinute } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { usePollWithBackoff } from '#platform/polling/use-poll-with-backoff.ts'
import { afterSaleDetailPath, orderDetailPath } from '#platform/routing/paths.ts'
import { type ClockSkew, clockSkew } from '#platform/time/clock.ts'
import { CardFoot, CardSkeletons, CardStrip, ListCard } from '#ui/layout/list-card.tsx'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { AfterSaleStatusTag } from '../after-sale/after-sale-status-tag.tsx'
import { useOrderListInfiniteQuery } from './api.ts'
import { type OrderAction, OrderActions } from './order-actions.tsx'
import { countPieces, GoodsRow } from './order-line.tsx'
import css from './order-list.module.css'
import { OrderStatusTag, PayTime, shownStatus } from './order-status-tag.tsx'

const PAGE_SIZE = 10

interface Props {
  readonly tab: OrderTab
  /** Lists only orders with this action, as the only button of their cards. */
  readonly action?: Extract<OrderAction, 'after_sale'>
  /** In the number, or in the name of a product. */
  readonly keyword?: string
  /** ISO 8601: placed then or later. */
  readonly since?: string | undefined
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

export function OrderList({ tab, action, keyword, since, ...slots }: Props) {
  const wanted = { tab, ...(action && { action }), ...(keyword && { keyword }), ...(since && { since }) }
  const query = useOrderListInfiniteQuery({ ...wanted, page_size: PAGE_SIZE }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: ({ order_no }) => order_no, listKey: JSON.stringify(wanted) })
  usePollWithBackoff(
    list.rows.some((order) => shownStatus(order) === 'payment_processing'),
    async () => query.refetch(),
  )
  const skew = list.lastPage ? clockSkew(list.lastPage.server_time, list.receivedAt) : 0
  return (
    <PagedList
      list={list}
      // The skew differs with each page: cards without a deadline stay as they are.
      renderRow={(order) => <OrderCard key={order.order_no} order={order} skew={order.pay_by ? skew : 0} onlyAction={action} />}
      skeletons={<CardSkeletons />}
      {...slots}
    />
  )
}

interface OrderCardProps {
  readonly order: OrderSummary
  readonly skew: ClockSkew
  readonly onlyAction?: OrderAction
}

/** It renders again only when the order changes, so that a further page costs the same after any number. */
export const OrderCard = memo(function OrderCard({ order, skew, onlyAction }: OrderCardProps) {
  const { t } = useTranslation('order')
  const { order_no, status, total, lines, pay_by, order_date, latest_track, after_sale } = order
  const processing = shownStatus(order) === 'payment_processing'
  return (
    <ListCard
      to={orderDetailPath(order_no)}
      label={t('openOrder', { no: order_no })}
      name={
        <>
          <span>{t('number')}</span> <b translate="no">{order_no}</b>
        </>
      }
      note={formatDateTime(order_date)}
      tag={<OrderStatusTag order={order} />}
    >
      <GoodsRow lines={lines} faded={status === 'closed'} />
      {processing && <CardStrip icon={Clock}>{t('payment.checking')}</CardStrip>}
      {pay_by && status === 'pending_payment' && !processing && (
        <CardStrip icon={Clock} urgent role="timer">
          <PayTime payBy={pay_by} skew={skew} />
        </CardStrip>
      )}
      {latest_track && (
        <CardStrip icon={Truck} end={<time dateTime={latest_track.at}>{formatMinute(latest_track.at)}</time>}>
          {latest_track.text}
        </CardStrip>
      )}
      {after_sale && (
        <CardStrip
          icon={Undo2}
          end={
            <Suspense fallback={null}>
              <AfterSaleStatusTag request={after_sale} />
            </Suspense>
          }
        >
          <Link
            to={afterSaleDetailPath(after_sale.after_sale_no)}
            className={css.link}
            aria-label={t('afterSale.open', { no: after_sale.after_sale_no })}
          >
            {t('afterSale.title')}
          </Link>
        </CardStrip>
      )}
      <CardFoot label={t('total', { items: t('items', { count: countPieces(lines) }) })} amount={total}>
        <OrderActions order={order} actions={onlyAction ? [onlyAction] : cardActions(order)} brief={!onlyAction} />
      </CardFoot>
    </ListCard>
  )
})

/** The actions a card can show, the most important last; the order page has the others. */
const shown = ['cancel', 'track', 'after_sale', 'review', 'buy_again', 'confirm_receipt', 'pay'] as const

/** At most three. Tracking is offered only while a parcel is on its way. Without a main action, the card links to the order. */
export function cardActions({
  actions,
  status,
  delivered_at,
}: Pick<OrderSummary, 'actions' | 'status' | 'delivered_at'>): readonly OrderAction[] {
  const hidden: Partial<Record<OrderAction, boolean>> = {
    track: status !== 'pending_receipt' || Boolean(delivered_at),
    after_sale: actions.includes('confirm_receipt') && !delivered_at,
  }
  const offered = shown.filter((action) => actions.includes(action) && !hidden[action])
  const main = offered.at(-1)
  return main && main !== 'after_sale' && main !== 'cancel' ? offered : [...offered, 'detail']
}
