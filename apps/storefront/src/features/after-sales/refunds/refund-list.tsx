import type { RefundItem } from '@nusaria/contracts/after-sale-entities'
import type { ReactNode } from 'react'
import { ALWAYS_REFETCH, useAfterSaleRefundsQuery } from '../../../entities/after-sale/after-sale-api.ts'
import { PagedList } from '../../../shared/paging/paged-list.tsx'
import { CardSkeletons } from '../../../shared/ui/layout/list-card.tsx'
import { RefundItemCard } from './refund-item-card.tsx'

const PAGE_SIZE = 10

interface ListQuery {
  /** All of them without one. */
  readonly stage: RefundItem['stage'] | undefined
}

/** A page of the member's refunds, from 1; each also tells what was received so far. `anew`: what is known from before is asked for again. */
export function useRefundPage({ stage }: ListQuery, page: number, anew: boolean) {
  const asked = { page_num: page, page_size: PAGE_SIZE, ...(stage && { stage }) }
  return useAfterSaleRefundsQuery(asked, { ...ALWAYS_REFETCH, refetchOnMountOrArgChange: anew })
}

interface ListSlots {
  /** Instead of the list, when it has no rows. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

/** The member's refunds, newest first. Give it a `key` of the stage. */
export function RefundList({ stage, ...below }: ListQuery & ListSlots) {
  return (
    <PagedList
      usePage={useRefundPage}
      args={{ stage }}
      pageSize={PAGE_SIZE}
      keyOf={({ after_sale_no }) => after_sale_no}
      row={(refund) => <RefundItemCard key={refund.after_sale_no} refund={refund} />}
      skeletons={<CardSkeletons />}
      {...below}
    />
  )
}
