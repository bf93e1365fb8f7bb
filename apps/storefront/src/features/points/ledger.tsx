import type { PointsDirection, PointsRecord } from '@nusaria/contracts/points'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { PagedList } from '../../shared/paging/paged-list.tsx'
import { usePagedList } from '../../shared/paging/use-paged-list.ts'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './ledger.module.css'
import { LedgerRow } from './ledger-row.tsx'
import { usePointsRecordInfiniteQuery } from './points-api.ts'

export type Direction = z.output<typeof PointsDirection>

const PAGE_SIZE = 20

/** Lines on the way. */
export function LedgerSkeleton({ lines = 6 }: { readonly lines?: number }) {
  return Array.from({ length: lines }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={line} className={css.waiting} aria-hidden="true">
      <Skeleton height={14} width="46%" gap={10} />
      <Skeleton height={12} width="32%" />
    </li>
  ))
}

interface Props {
  readonly direction: Direction
  readonly onOpen: (record: PointsRecord) => void
  readonly empty: ReactNode
}

/** The member's coin records, newest first. */
export function Ledger({ direction, onOpen, empty }: Props) {
  const query = usePointsRecordInfiniteQuery({ direction, page_size: PAGE_SIZE }, { refetchOnMountOrArgChange: true })
  const list = usePagedList(query, { keyOf: ({ record_no }) => record_no, listKey: direction })
  return (
    <PagedList
      list={list}
      className={css.list}
      byButton
      renderRow={(record) => <LedgerRow key={record.record_no} record={record} onOpen={onOpen} />}
      skeletons={<LedgerSkeleton />}
      empty={empty}
    />
  )
}
