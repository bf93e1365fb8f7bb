import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { ALWAYS_REFETCH, useAfterSaleListQuery, useRefetchAfterSales } from '../../../entities/after-sale/after-sale-api.ts'
import { PagedList } from '../../../shared/paging/paged-list.tsx'
import { clockSkew } from '../../../shared/time/server-clock.ts'
import { CardSkeletons } from '../../../shared/ui/layout/list-card.tsx'
import { lazyOverlay } from '../../../shared/ui/overlay/lazy-overlay.tsx'
import { AfterSaleCard } from './after-sale-card.tsx'
import type { StatusFilterValue } from './status-filter.tsx'
import { toListArgs } from './status-filter.tsx'

const CancelRequest = lazyOverlay(async () => ({
  default: (await import('../common/cancel-after-sale-dialog.tsx')).CancelAfterSaleDialog,
}))

const PAGE_SIZE = 10

interface ListQuery {
  /** All of them without one. */
  readonly status: StatusFilterValue | undefined
}

function useAfterSalePage({ status }: ListQuery, page: number, anew: boolean) {
  const asked = { page_num: page, page_size: PAGE_SIZE, ...toListArgs(status) }
  return useAfterSaleListQuery(asked, { ...ALWAYS_REFETCH, refetchOnMountOrArgChange: anew })
}

interface ListSlots {
  /** Instead of the list, when it has no rows. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

/** The member's requests, newest first. Give it a `key` of the status. The question before one is taken back outlives its card. */
export function AfterSaleList({ status, ...below }: ListQuery & ListSlots) {
  const anew = useRefetchAfterSales()
  const [asked, setAsked] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const ask = (afterSaleNo: string) => {
    setAsked(afterSaleNo)
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
            onExpire={anew}
            onCancel={() => ask(request.after_sale_no)}
          />
        )}
        skeletons={<CardSkeletons />}
        {...below}
      />
      <Suspense fallback={null}>
        {asked !== null && <CancelRequest key={asked} afterSaleNo={asked} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
