import type { OrderSummary } from '@nusaria/contracts/order-entities'
import { skipToken } from '@reduxjs/toolkit/query'
import { useOrderListInfiniteQuery } from '#commerce/order/api.ts'
import { shownStatus } from '#commerce/order/order-status-tag.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { config } from '#platform/config/config.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { usePollWithBackoff } from '#platform/polling/use-poll-with-backoff.ts'
import { type ClockSkew, clockSkew } from '#platform/time/server-clock.ts'

/** Orders that are shown. */
export const MAX_TASKS = 3

export interface OrderTask {
  readonly order: OrderSummary
  readonly skew: ClockSkew
}

/** The most urgent first: a payment has an end, then one that is processed, what can be confirmed, what is on its way, what can be reviewed. */
function urgency(order: OrderSummary): number {
  const { status, actions } = order
  if (status === 'pending_payment') return shownStatus(order) === 'payment_processing' ? 1 : 0
  if (status === 'completed') return 4
  return actions.includes('confirm_receipt') ? 2 : 3
}

const byUrgency = (a: OrderTask, b: OrderTask) =>
  urgency(a.order) - urgency(b.order) || (a.order.pay_by ?? '').localeCompare(b.order.pay_by ?? '')

const LISTS = {
  unpaid: { tab: 'unpaid', action: 'pay', page_size: MAX_TASKS },
  sent: { tab: 'shipped', page_size: MAX_TASKS },
  unreviewed: { tab: 'completed', action: 'review', page_size: MAX_TASKS },
} as const

/** The member's orders that wait for them, the most urgent first. Absent until all of them are known. */
export function useOrderTasks() {
  const unpaid = useOrderListInfiniteQuery(LISTS.unpaid, ALWAYS_REFETCH)
  const sent = useOrderListInfiniteQuery(LISTS.sent, ALWAYS_REFETCH)
  const unreviewed = useOrderListInfiniteQuery(config.features.reviews ? LISTS.unreviewed : skipToken, ALWAYS_REFETCH)
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
    failure: toFailure(failed?.error),
    failed: failed !== undefined,
    retrying: missing.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const list of missing) void list.refetch()
    },
  } as const
}
