import type { PointsDirection, PointsRecord } from '@nusaria/contracts/points'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { failureOf } from '../../shared/api/failure-of.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/state.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './ledger.module.css'
import { LedgerRow } from './ledger-row.tsx'
import { usePointsRecordQuery } from './points-api.ts'

export type Direction = z.output<typeof PointsDirection>

const PAGE_SIZE = 20

interface PageProps {
  readonly direction: Direction
  readonly page: number
  /** Pages shown so far. */
  readonly pages: number
  readonly onMore: () => void
  readonly onOpen: (record: PointsRecord) => void
  /** What stands above: a line that came meanwhile moves others on to the next page, where they aren't shown again. */
  readonly above: ReadonlySet<string>
}

/** `anew`: what is known from before is asked for again. */
function useLedgerPage(direction: Direction, page_num: number, anew: boolean) {
  return usePointsRecordQuery({ direction, page_num, page_size: PAGE_SIZE }, { refetchOnMountOrArgChange: anew })
}

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

/** One page, and those after it. */
function LedgerPages({ above, ...props }: PageProps) {
  const { t } = useTranslation()
  const { direction, page, pages, onMore, onOpen } = props
  const { currentData, isError, isFetching, error, refetch } = useLedgerPage(direction, page, page > 1)
  if (!currentData) {
    if (!isError || isFetching) return <LedgerSkeleton lines={3} />
    return (
      <li>
        <ErrorState inline failure={failureOf(error)} onRetry={refetch} />
      </li>
    )
  }
  const rows = currentData.list.filter(({ record_no }) => !above.has(record_no))
  return (
    <>
      {rows.map((record) => (
        <LedgerRow key={record.record_no} record={record} onOpen={onOpen} />
      ))}
      {page < pages ? (
        <LedgerPages {...props} page={page + 1} above={new Set([...above, ...rows.map(({ record_no }) => record_no)])} />
      ) : (
        page * PAGE_SIZE < currentData.total && (
          <li className={css.tail}>
            <Button variant="outline" onClick={onMore}>
              {t('action.loadMore')}
            </Button>
          </li>
        )
      )}
    </>
  )
}

interface Props extends Pick<PageProps, 'direction' | 'onOpen'> {
  readonly empty: ReactNode
}

/** What came and went, newest first, page below page. Give it a `key` of the direction. */
export function Ledger({ empty, ...props }: Props) {
  const [pages, setPages] = useState(1)
  const first = useLedgerPage(props.direction, 1, true)
  const loading = (
    <ul className={css.list}>
      <LedgerSkeleton />
    </ul>
  )
  return (
    <QueryState query={first} loading={loading} isEmpty={({ list }) => list.length === 0} empty={empty}>
      {() => (
        <ul className={css.list}>
          <LedgerPages {...props} page={1} pages={pages} onMore={() => setPages(pages + 1)} above={new Set()} />
        </ul>
      )}
    </QueryState>
  )
}
