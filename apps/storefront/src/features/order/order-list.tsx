import type { OrderTab } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { skewOf } from '../../shared/time/server-clock.ts'
import { Button } from '../../shared/ui/button.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { useOrderListQuery } from './order-api.ts'
import { OrderCard } from './order-card.tsx'
import css from './order-list.module.css'
import { OrderSkeleton } from './order-skeleton.tsx'

const PAGE_SIZE = 10

interface PageProps {
  readonly tab: OrderTab
  readonly page: number
  /** The last page so far: it shows the way to more. */
  readonly last: boolean
  readonly onMore: () => void
  readonly empty: React.ReactNode
}

function OrderPage({ tab, page, last, onMore, empty }: PageProps) {
  const { t } = useTranslation()
  const query = useOrderListQuery(
    { tab, page_num: page, page_size: PAGE_SIZE },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  )
  return (
    <QueryState
      query={query}
      inline={page > 1}
      loading={<OrderSkeleton />}
      isEmpty={({ list }) => page === 1 && list.length === 0}
      empty={empty}
    >
      {({ list, total, server_time }) => (
        <>
          <ul className={css.list}>
            {list.map((order) => (
              <OrderCard
                key={order.order_no}
                order={order}
                skew={skewOf(server_time, query.fulfilledTimeStamp ?? Date.now())}
                onOver={query.refetch}
              />
            ))}
          </ul>
          {last && page * PAGE_SIZE < total && (
            <div className={css.more}>
              <Button variant="outline" onClick={onMore}>
                {t('action.loadMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryState>
  )
}

/** The orders of one tab, page below page. Each page is a call of its own, so that all of them stay true together. */
export function OrderList({ tab, empty }: { readonly tab: OrderTab; readonly empty: React.ReactNode }) {
  const [pages, setPages] = useState(1)
  return (
    <div className={css.list}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <OrderPage key={page} tab={tab} page={page} last={page === pages} onMore={() => setPages(pages + 1)} empty={empty} />
      ))}
    </div>
  )
}
