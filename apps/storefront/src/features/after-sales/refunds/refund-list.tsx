import type { RefundItem } from '@nusaria/contracts/after-sale-entities'
import type { ReactNode } from 'react'
import { useAfterSaleRefundsQuery } from '../../../entities/after-sale/after-sale-api.ts'
import { FRESH_QUERY_OPTIONS } from '../../../shared/api/fresh-query-options.ts'
import { PagedList } from '../../../shared/paging/paged-list.tsx'
import { CardSkeletons } from '../../../shared/ui/layout/list-card.tsx'
import { RefundItemCard } from './refund-item-card.tsx'

const PAGE_SIZE = 10

interface Filter {
  /** Undefined: all. */
  readonly stage: RefundItem['stage'] | undefined
}

/** A page of the member's refunds, from 1, with the total refunded so far. `refetch`: ignores the cache. */
export function useRefundPage({ stage }: Filter, page: number, refetch: boolean) {
  const args = { page_num: page, page_size: PAGE_SIZE, ...(stage && { stage }) }
  return useAfterSaleRefundsQuery(args, { ...FRESH_QUERY_OPTIONS, refetchOnMountOrArgChange: refetch })
}

interface Props extends Filter {
  /** Instead of an empty list. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

/** The member's refunds, newest first. Give it a `key` of the stage. */
export function RefundList({ stage, ...rest }: Props) {
  return (
    <PagedList
      usePage={useRefundPage}
      args={{ stage }}
      pageSize={PAGE_SIZE}
      keyOf={({ after_sale_no }) => after_sale_no}
      row={(refund) => <RefundItemCard key={refund.after_sale_no} refund={refund} />}
      skeletons={<CardSkeletons />}
      {...rest}
    />
  )
}
