import type { RefundItem } from '@nusaria/contracts/after-sale-entities'
import type { ReactNode } from 'react'
import { useAfterSaleRefundsInfiniteQuery } from '../../../entities/after-sale/after-sale-api.ts'
import { PagedList } from '../../../shared/paging/paged-list.tsx'
import { usePagedList } from '../../../shared/paging/use-paged-list.ts'
import { ALWAYS_REFETCH } from '../../../shared/polling/query-options.ts'
import { CardSkeletons } from '../../../shared/ui/layout/list-card.tsx'
import { RefundItemCard } from './refund-item-card.tsx'

const PAGE_SIZE = 10

/** The member's refunds of one stage, or all of them; newest first. */
export function useRefundList(stage: RefundItem['stage'] | undefined) {
  const query = useAfterSaleRefundsInfiniteQuery({ page_size: PAGE_SIZE, ...(stage && { stage }) }, ALWAYS_REFETCH)
  return usePagedList(query, { keyOf: ({ after_sale_no }) => after_sale_no, listKey: stage })
}

interface Props {
  readonly list: ReturnType<typeof useRefundList>
  /** Instead of an empty list. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

export function RefundList({ list, ...rest }: Props) {
  return (
    <PagedList
      list={list}
      renderRow={(refund) => <RefundItemCard key={refund.after_sale_no} refund={refund} />}
      skeletons={<CardSkeletons />}
      {...rest}
    />
  )
}
