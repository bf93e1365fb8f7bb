import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import type { OrderSummary } from '@nusaria/contracts/order-entities'
import { skipToken } from '@reduxjs/toolkit/query'
import { useOrderListInfiniteQuery } from '#commerce/order/api.ts'
import { type OrderAction, OrderActions } from '#commerce/order/order-actions.tsx'
import { countPieces, Thumb } from '#commerce/order/order-line.tsx'
import { OrderStatusTag, PayTime, shownStatus } from '#commerce/order/order-status-tag.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { usePollWithBackoff } from '#platform/polling/use-poll-with-backoff.ts'
import { orderDetailPath, ordersPath } from '#platform/routing/paths.ts'
import { type ClockSkew, clockSkew } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { AllLink } from './account-sections.tsx'
import css from './order-tasks.module.css'

const MAX_TASKS = 3

interface OrderTask {
  readonly order: OrderSummary
  readonly skew: ClockSkew
}

/** 0 is the most urgent: a payment with a deadline. Then: a payment in progress, a receipt to confirm, a parcel on its way, a review. */
function urgency(order: OrderSummary): number {
  const { status, actions } = order
  if (status === 'pending_payment') return shownStatus(order) === 'payment_processing' ? 1 : 0
  if (status === 'completed') return 4
  return actions.includes('confirm_receipt') ? 2 : 3
}

const byUrgency = (a: OrderTask, b: OrderTask) =>
  urgency(a.order) - urgency(b.order) || (a.order.pay_by ?? '').localeCompare(b.order.pay_by ?? '')

const UNPAID = { tab: 'unpaid', action: 'pay', page_size: MAX_TASKS } as const
const SENT = { tab: 'shipped', page_size: MAX_TASKS } as const
const UNREVIEWED = { tab: 'completed', action: 'review', page_size: MAX_TASKS } as const

/** The orders that wait for the member, the most urgent first; undefined until all lists are loaded. */
export function useOrderTasks() {
  const unpaid = useOrderListInfiniteQuery(UNPAID, ALWAYS_REFETCH)
  const sent = useOrderListInfiniteQuery(SENT, ALWAYS_REFETCH)
  const unreviewed = useOrderListInfiniteQuery(config.features.reviews ? UNREVIEWED : skipToken, ALWAYS_REFETCH)
  const lists = [unpaid, sent, unreviewed].filter(({ isUninitialized }) => !isUninitialized)
  const tasks = lists.flatMap(({ data, fulfilledTimeStamp = 0 }) => {
    const page = data?.pages[0]
    return page ? page.list.map((order): OrderTask => ({ order, skew: clockSkew(page.server_time, fulfilledTimeStamp) })) : []
  })
  usePollWithBackoff(
    tasks.some(({ order }) => shownStatus(order) === 'payment_processing'),
    async () => unpaid.refetch(),
  )
  const missing = lists.filter(({ data }) => !data)
  const failed = missing.find(({ isError }) => isError)
  return {
    tasks: missing.length === 0 ? tasks.sort(byUrgency).slice(0, MAX_TASKS) : undefined,
    total: lists.reduce((sum, { data }) => sum + (data?.pages[0]?.total ?? 0), 0),
    failed: failed !== undefined,
    failure: toFailure(failed?.error),
    retrying: missing.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const list of missing) void list.refetch()
    },
  } as const
}

/** What an order can wait for, the most important last. */
const taskActions = ['track', 'review', 'confirm_receipt', 'pay'] as const

/** A parcel is tracked while it is on its way. */
function listActions({ status, actions }: OrderSummary): readonly OrderAction[] {
  const offered = taskActions.filter((action) => actions.includes(action) && (action !== 'track' || status === 'pending_receipt'))
  return offered.length > 0 ? offered : ['detail']
}

function Reason({ order, skew }: OrderTask) {
  const { t } = useTranslation('order')
  const { status, pay_by, latest_track } = order
  if (status === 'completed') return <span>{t('todo.review')}</span>
  if (shownStatus(order) === 'payment_processing') return <span>{t('payment.checking')}</span>
  if (status === 'pending_payment')
    return (
      pay_by && (
        <span role="timer" className="tone-error-700 digits">
          <PayTime payBy={pay_by} skew={skew} />
        </span>
      )
    )
  return <span>{latest_track?.text ?? t('hint.pending_receipt')}</span>
}

function Task({ order, skew }: OrderTask) {
  const { t } = useTranslation('order')
  const { order_no, lines, total } = order
  const [first] = lines
  const others = lines.length - 1
  return (
    <li className={css.task}>
      <Thumb src={first?.thumb_image_url ?? ''} />
      <div>
        <Link to={orderDetailPath(order_no)} lang={NAMES_LANGUAGE} className={cx('size-14 line-20 weight-600 breaks', css.name)}>
          {first?.product_name}
        </Link>
        <small className="block size-12 line-18 tone-ink-3 ellipsis">
          {others > 0
            ? t('todo.others', { count: others })
            : [...(first?.spec_values ?? []), t('items', { count: countPieces(lines) })].join(', ')}
        </small>
        <p className={cx('row above-6 gap-8', css.state)}>
          <OrderStatusTag order={order} />
          <span className="size-12 line-20 tone-ink-2 ellipsis">
            <Reason order={order} skew={skew} />
          </span>
        </p>
      </div>
      <Price amount={total} className="textAlign-right" />
      <div className={cx('row gap-8 align-fill justify-end', css.buttons)}>
        <OrderActions order={order} actions={listActions(order)} />
      </div>
    </li>
  )
}

/** As tall as the panel with all of its orders. */
function OrderTasksSkeleton() {
  return (
    <div aria-hidden="true">
      {[...Array(MAX_TASKS).keys()].map((place) => (
        <div key={place} className={css.outline}>
          <Skeleton height={72} width={72} radius={10} />
          <div>
            <Skeleton height={16} width="70%" gap={6} />
            <Skeleton height={12} width="40%" gap={10} />
            <Skeleton height={16} width="55%" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The orders that wait for the member, each with its button. Needs `<OrderDialogs>` around it. */
export function OrderTasks({ todo }: { readonly todo: ReturnType<typeof useOrderTasks> }) {
  const { t } = useTranslation('order')
  const { tasks, total, failed, failure, retry, retrying } = todo
  return (
    <Panel
      title={t('todo.title')}
      action={
        tasks &&
        total > tasks.length && (
          <AllLink to={ordersPath('all')} className={css.all}>
            {t('todo.all', { count: total })}
          </AllLink>
        )
      }
    >
      {tasks ? (
        tasks.length > 0 ? (
          <ul>
            {tasks.map((task) => (
              <Task key={task.order.order_no} {...task} />
            ))}
          </ul>
        ) : (
          <p className="size-14 line-20 tone-ink-3">{t('todo.none')}</p>
        )
      ) : failed ? (
        <InlineError failure={failure} onRetry={retry} retrying={retrying} />
      ) : (
        <OrderTasksSkeleton />
      )}
    </Panel>
  )
}
