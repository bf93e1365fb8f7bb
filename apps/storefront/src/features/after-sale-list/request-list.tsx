import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { FRESH, useAfterSaleListQuery, useAfterSalesAnew } from '../../shared/after-sale/after-sale-api.ts'
import { skewOf } from '../../shared/time/server-clock.ts'
import { lazyOverlay } from '../../shared/ui/lazy-overlay.tsx'
import { CardSkeletons } from '../../shared/ui/list-card.tsx'
import { PagedList } from '../../shared/ui/paged-list.tsx'
import { RequestCard } from './request-card.tsx'
import type { StatusChoice } from './status-filter.tsx'
import { filterOf } from './status-filter.tsx'

const CancelRequest = lazyOverlay(async () => ({ default: (await import('../../shared/after-sale/cancel-request.tsx')).CancelRequest }))

const PAGE_SIZE = 10

interface Wanted {
  /** All of them without one. */
  readonly status: StatusChoice | undefined
}

function usePage({ status }: Wanted, page: number, anew: boolean) {
  const asked = { page_num: page, page_size: PAGE_SIZE, ...filterOf(status) }
  return useAfterSaleListQuery(asked, { ...FRESH, refetchOnMountOrArgChange: anew })
}

interface Below {
  /** Instead of the list, when it has no rows. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

/** The member's requests, newest first. Give it a `key` of the status. The question before one is taken back outlives its card. */
export function RequestList({ status, ...below }: Wanted & Below) {
  const anew = useAfterSalesAnew()
  const [asked, setAsked] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const ask = (afterSaleNo: string) => {
    setAsked(afterSaleNo)
    setOpen(true)
  }
  return (
    <>
      <PagedList
        usePage={usePage}
        args={{ status }}
        pageSize={PAGE_SIZE}
        keyOf={({ after_sale_no }) => after_sale_no}
        row={(request, { server_time }, receivedAt) => (
          <RequestCard
            key={request.after_sale_no}
            request={request}
            skew={skewOf(server_time, receivedAt)}
            onOver={anew}
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
