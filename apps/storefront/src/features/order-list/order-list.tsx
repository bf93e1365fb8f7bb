import type { OrderTab } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import type { OrderAction } from '../../entities/order/order-actions.tsx'
import { FRESH_QUERY_OPTIONS, useOrderListQuery } from '../../entities/order/order-api.ts'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { clockSkew } from '../../shared/time/server-clock.ts'
import { CardSkeletons } from '../../shared/ui/layout/list-card.tsx'
import { OrderCard } from './order-card.tsx'

const PAGE_SIZE = 10

interface OrderListQuery {
  readonly tab: OrderTab
  /** Those alone that can be acted on so, and nothing else on their cards. */
  readonly action?: Extract<OrderAction, 'after_sale'>
}

function usePage({ tab, action }: OrderListQuery, page: number, anew: boolean) {
  const asked = { tab, page_num: page, page_size: PAGE_SIZE, ...(action && { action }) }
  return useOrderListQuery(asked, { ...FRESH_QUERY_OPTIONS, refetchOnMountOrArgChange: anew })
}

interface ListSlots {
  /** Instead of the list, when it has no rows. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

/** The orders of one tab, newest first. Give it a `key` of the tab. */
export function OrderList({ tab, action, ...below }: OrderListQuery & ListSlots) {
  return (
    <PagedList
      usePage={usePage}
      args={{ tab, action }}
      pageSize={PAGE_SIZE}
      keyOf={({ order_no }) => order_no}
      row={(order, { server_time }, receivedAt) => (
        <OrderCard key={order.order_no} order={order} skew={clockSkew(server_time, receivedAt)} only={action} />
      )}
      skeletons={<CardSkeletons />}
      {...below}
    />
  )
}
