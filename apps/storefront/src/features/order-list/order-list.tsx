import type { OrderTab } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import type { OrderAction } from '../../entities/order/order-actions.tsx'
import { useOrderListInfiniteQuery } from '../../entities/order/order-api.ts'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { usePagedList } from '../../shared/paging/use-paged-list.ts'
import { ALWAYS_REFETCH } from '../../shared/polling/query-options.ts'
import { clockSkew } from '../../shared/time/server-clock.ts'
import { CardSkeletons } from '../../shared/ui/layout/list-card.tsx'
import { OrderCard } from './order-card.tsx'

const PAGE_SIZE = 10

interface OrderListQuery {
  readonly tab: OrderTab
  /** Lists only orders with this action, as the only button of their cards. */
  readonly action?: Extract<OrderAction, 'after_sale'>
}

interface ListSlots {
  /** Instead of an empty list. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

export function OrderList({ tab, action, ...slots }: OrderListQuery & ListSlots) {
  const query = useOrderListInfiniteQuery({ tab, page_size: PAGE_SIZE, ...(action && { action }) }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: ({ order_no }) => order_no, listKey: `${tab} ${action ?? ''}` })
  const skew = list.lastPage ? clockSkew(list.lastPage.server_time, list.receivedAt) : 0
  return (
    <PagedList
      list={list}
      renderRow={(order) => <OrderCard key={order.order_no} order={order} skew={skew} onlyAction={action} />}
      skeletons={<CardSkeletons />}
      {...slots}
    />
  )
}
