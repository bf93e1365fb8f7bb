import { type ReactNode, Suspense, useState } from 'react'
import { useAfterSaleListInfiniteQuery, useRefetchAfterSales } from '../../../entities/after-sale/after-sale-api.ts'
import { PagedList } from '../../../shared/paging/paged-list.tsx'
import { usePagedList } from '../../../shared/paging/use-paged-list.ts'
import { ALWAYS_REFETCH } from '../../../shared/polling/query-options.ts'
import { clockSkew } from '../../../shared/time/server-clock.ts'
import { CardSkeletons } from '../../../shared/ui/layout/list-card.tsx'
import { lazyOverlay } from '../../../shared/ui/overlay/lazy-overlay.tsx'
import { AfterSaleCard } from './after-sale-card.tsx'
import { type StatusFilterValue, toListArgs } from './status-filter.tsx'

const CancelAfterSaleDialog = lazyOverlay(async () => ({
  default: (await import('../common/cancel-after-sale-dialog.tsx')).CancelAfterSaleDialog,
}))

const PAGE_SIZE = 10

interface Filter {
  /** Undefined: all. */
  readonly status: StatusFilterValue | undefined
}

interface Props extends Filter {
  /** Instead of an empty list. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

/** The member's requests, newest first. */
export function AfterSaleList({ status, ...rest }: Props) {
  const query = useAfterSaleListInfiniteQuery({ page_size: PAGE_SIZE, ...toListArgs(status) }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: ({ after_sale_no }) => after_sale_no, listKey: JSON.stringify(status) })
  const skew = list.lastPage ? clockSkew(list.lastPage.server_time, list.receivedAt) : 0
  const refetch = useRefetchAfterSales()
  // The dialog is kept here, as the card of a cancelled request may leave the list while the dialog still closes.
  const [cancelNo, setCancelNo] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const openCancel = (afterSaleNo: string) => {
    setCancelNo(afterSaleNo)
    setOpen(true)
  }
  return (
    <>
      <PagedList
        list={list}
        renderRow={(request) => (
          <AfterSaleCard
            key={request.after_sale_no}
            request={request}
            skew={skew}
            onExpire={refetch}
            onCancel={() => openCancel(request.after_sale_no)}
          />
        )}
        skeletons={<CardSkeletons />}
        {...rest}
      />
      <Suspense fallback={null}>
        {cancelNo !== null && <CancelAfterSaleDialog key={cancelNo} afterSaleNo={cancelNo} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
