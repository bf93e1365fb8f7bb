import type { ReactNode } from 'react'
import { FRESH_QUERY_OPTIONS, useOrderParcelsUnderWayQuery } from '../../entities/order/order-api.ts'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { CardSkeletons } from '../../shared/ui/layout/list-card.tsx'
import { ParcelCard } from './parcel-card.tsx'

const PAGE_SIZE = 10

function usePage(_: null, page: number, anew: boolean) {
  return useOrderParcelsUnderWayQuery({ page_num: page, page_size: PAGE_SIZE }, { ...FRESH_QUERY_OPTIONS, refetchOnMountOrArgChange: anew })
}

/** The member's parcels under way, those of the newest order first. */
export function ParcelList({ empty }: { readonly empty: ReactNode }) {
  return (
    <PagedList
      usePage={usePage}
      args={null}
      pageSize={PAGE_SIZE}
      keyOf={({ parcel_no }) => parcel_no}
      row={(parcel) => <ParcelCard key={parcel.parcel_no} parcel={parcel} />}
      skeletons={<CardSkeletons />}
      empty={empty}
    />
  )
}
