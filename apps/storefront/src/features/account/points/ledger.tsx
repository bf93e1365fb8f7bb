import type { PointsDirection, PointsRecord } from '@nusaria/contracts/points'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { PagedList } from '#ui/paging/paged-list.tsx'
import { usePagedList } from '#ui/paging/use-paged-list.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { usePointsRecordInfiniteQuery } from '../api.ts'
import { formatCoinChange, formatCoins } from './balance-card.tsx'
import css from './ledger.module.css'

/** Reason, time, coins and the balance after it. A press opens the details. */
function LedgerRow({ record, onOpen }: { readonly record: PointsRecord; readonly onOpen: (record: PointsRecord) => void }) {
  const { t } = useTranslation('points')
  const { reason, points, balance, created_at } = record
  return (
    <li>
      <button
        type="button"
        className={cx('row padX-16 padY-12 gap-12 wide textAlign-left', css.row)}
        aria-haspopup="dialog"
        onClick={() => onOpen(record)}
      >
        <span className="grow size-13 line-20">
          <b>{t(`reason.${reason}`)}</b>
          <small className="size-12 line-16 tone-ink-3">{formatDateTime(created_at)}</small>
        </span>
        <span className="rigid size-15 line-20 textAlign-right">
          <b className={cx(points > 0 ? css.income : css.out)}>{formatCoinChange(points)}</b>
          <small className="size-12 line-16 tone-ink-3">{t('left', { coins: formatCoins(balance) })}</small>
        </span>
        <Icon of={ChevronRight} size={16} className={css.more} />
      </button>
    </li>
  )
}

export type Direction = z.output<typeof PointsDirection>

const PAGE_SIZE = 20

function LedgerSkeleton() {
  return Array.from({ length: 6 }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
    <li key={line} className={css.skeleton} aria-hidden="true">
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
      layout={(rows, skeletons) => (
        <ul className={cx('surface', css.list)}>
          {rows}
          {skeletons}
        </ul>
      )}
      byButton
      renderRow={(record) => <LedgerRow key={record.record_no} record={record} onOpen={onOpen} />}
      skeletons={<LedgerSkeleton />}
      empty={empty}
    />
  )
}
