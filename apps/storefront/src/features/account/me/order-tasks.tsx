import type { OrderSummary } from '@nusaria/contracts/order-entities'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { type OrderAction, OrderActions } from '#commerce/order/order-actions.tsx'
import { countPieces, Thumb } from '#commerce/order/order-line.tsx'
import { OrderStatusTag, shownStatus } from '#commerce/order/order-status-tag.tsx'
import { PayTime } from '#commerce/order/pay-time.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath, ordersPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './order-tasks.module.css'
import { MAX_TASKS, type OrderTask, type useOrderTasks } from './use-order-tasks.ts'

/** What an order can wait for, the most important last. */
const taskActions = ['track', 'review', 'confirm_receipt', 'pay'] as const

/** The buttons of an order that waits: a parcel is tracked while it is on its way. */
function listActions({ status, actions }: OrderSummary): readonly OrderAction[] {
  const offered = taskActions.filter((action) => actions.includes(action) && (action !== 'track' || status === 'pending_receipt'))
  return offered.length > 0 ? offered : ['detail']
}

/** Why it waits. */
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
        <Link to={orderDetailPath(order_no)} className={cx('size-14 line-20 weight-600 breaks', css.name)}>
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
      <Price amount={total} className={css.total} />
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
          <Link to={ordersPath('all')} className={cx('row hitArea gap-2 inline size-13 line-24 weight-700 tone-ink-2', css.all)}>
            <span>{t('todo.all', { count: total })}</span>
            <Icon of={ChevronRight} size={16} stroke={2.25} />
          </Link>
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
