import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { useAfterSaleListQuery, useRefetchAfterSales } from '../../../entities/after-sale/after-sale-api.ts'
import { FRESH_QUERY_OPTIONS } from '../../../shared/api/fresh-query-options.ts'
import { PagedList } from '../../../shared/paging/paged-list.tsx'
import { clockSkew } from '../../../shared/time/server-clock.ts'
import { CardSkeletons } from '../../../shared/ui/layout/list-card.tsx'
import { lazyOverlay } from '../../../shared/ui/overlay/lazy-overlay.tsx'
import { AfterSaleCard } from './after-sale-card.tsx'
import type { StatusFilterValue } from './status-filter.tsx'
import { toListArgs } from './status-filter.tsx'

const CancelAfterSaleDialog = lazyOverlay(async () => ({
  default: (await import('../common/cancel-after-sale-dialog.tsx')).CancelAfterSaleDialog,
}))

const PAGE_SIZE = 10

interface Filter {
  /** Undefined: all. */
  readonly status: StatusFilterValue | undefined
}

function useAfterSalePage({ status }: Filter, page: number, refetch: boolean) {
  const args = { page_num: page, page_size: PAGE_SIZE, ...toListArgs(status) }
  return useAfterSaleListQuery(args, { ...FRESH_QUERY_OPTIONS, refetchOnMountOrArgChange: refetch })
}

interface Props extends Filter {
  /** Instead of an empty list. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

/** The member's requests, newest first. Give it a `key` of the status. */
export function AfterSaleList({ status, ...rest }: Props) {
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
        usePage={useAfterSalePage}
        args={{ status }}
        pageSize={PAGE_SIZE}
        keyOf={({ after_sale_no }) => after_sale_no}
        row={(request, { server_time }, receivedAt) => (
          <AfterSaleCard
            key={request.after_sale_no}
            request={request}
            skew={clockSkew(server_time, receivedAt)}
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
