import type { OrderTab } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { skewOf } from '../../shared/time/server-clock.ts'
import { PagedList } from '../../shared/ui/paged-list.tsx'
import { FRESH, useOrderListQuery } from './order-api.ts'
import { OrderCard } from './order-card.tsx'
import { OrderSkeletons } from './order-skeleton.tsx'

const PAGE_SIZE = 10

function usePage(tab: OrderTab, page: number, anew: boolean) {
  return useOrderListQuery({ tab, page_num: page, page_size: PAGE_SIZE }, { ...FRESH, refetchOnMountOrArgChange: anew })
}

/** The orders of one tab, newest first. Give it a `key` of the tab. */
export function OrderList({ tab, empty }: { readonly tab: OrderTab; readonly empty: ReactNode }) {
  return (
    <PagedList
      usePage={usePage}
      args={tab}
      pageSize={PAGE_SIZE}
      keyOf={({ order_no }) => order_no}
      row={(order, { server_time }, receivedAt) => <OrderCard key={order.order_no} order={order} skew={skewOf(server_time, receivedAt)} />}
      skeletons={<OrderSkeletons />}
      empty={empty}
    />
  )
}
