import type { PointsRecord, PointsRecordDetail } from '@nusaria/contracts/points'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { usePointsBalanceQuery, usePointsRecordDetailQuery, usePointsRecordInfiniteQuery } from '../api.ts'
import { BalanceCard, BalanceSkeleton, formatCoinChange, formatCoins } from './balance-card.tsx'
import css from './points-page.module.css'

const directions = ['all', 'in', 'out'] as const
type Direction = (typeof directions)[number]

/** A press opens the details. */
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

interface LedgerProps {
  readonly direction: Direction
  readonly onOpen: (record: PointsRecord) => void
}

function Ledger({ direction, onOpen }: LedgerProps) {
  const { t } = useTranslation('points')
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
      empty={
        <EmptyState
          drawing="coins"
          inline
          title={t(`empty.${direction}`)}
          text={t('empty.text')}
          action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>}
        />
      }
    />
  )
}

function RecordDetail({ record }: { readonly record: z.output<typeof PointsRecordDetail> }) {
  const { t } = useTranslation('points')
  const { reason, points, balance, created_at, order_no, after_sale_no, amount, expires_at, record_no } = record
  return (
    <>
      <p className={css.change}>{t('coins', { count: Math.abs(points), coins: formatCoinChange(points) })}</p>
      <KeyValueList>
        <KeyValue label={t('detail.reason')}>{t(`reason.${reason}`)}</KeyValue>
        <KeyValue label={t('detail.date')}>{formatDateTime(created_at)}</KeyValue>
        {amount !== null && <KeyValue label={t('detail.amount')}>{formatRupiah(amount)}</KeyValue>}
        {expires_at !== null && <KeyValue label={t('detail.expires')}>{formatDateTime(expires_at)}</KeyValue>}
        <KeyValue label={t('detail.balance')}>{formatCoins(balance)}</KeyValue>
        {order_no !== null && (
          <KeyValue label={t('detail.order')}>
            <span translate="no">{order_no}</span>
          </KeyValue>
        )}
        {after_sale_no !== null && (
          <KeyValue label={t('detail.afterSale')}>
            <span translate="no">{after_sale_no}</span>
          </KeyValue>
        )}
        <KeyValue label={t('detail.number')}>{record_no}</KeyValue>
      </KeyValueList>
      {order_no !== null && (
        <LinkButton to={orderDetailPath(order_no)} variant="outline" block className="above-20">
          {t('detail.seeOrder')}
        </LinkButton>
      )}
    </>
  )
}

/** `/points`: the coin balance and the ledger. The direction is in the URL. */
export function PointsPage() {
  const { t } = useTranslation(['points', 'errors'])
  const [params, setParams] = useSearchParams()
  const direction = directions.find((each) => each === params.get('direction')) ?? 'all'
  const setDirection = (next: Direction) => setParams(next === 'all' ? {} : { direction: next }, { replace: true })
  const balance = usePointsBalanceQuery(undefined, { refetchOnMountOrArgChange: true })
  // The card shows how long coins last. It waits for that too, or it would grow later.
  const system = useSystemMembersrvSystemQuery()
  const [openedNo, setOpenedNo] = useState<string | null>(null)
  const opened = usePointsRecordDetailQuery({ record_no: openedNo ?? '' }, { skip: openedNo === null })
  return (
    <PageLayout title={t('points:title')} back={paths.me}>
      <div className={css.top}>
        <QueryState query={balance} inline loading={<BalanceSkeleton />}>
          {(data) => (system.isLoading ? <BalanceSkeleton /> : <BalanceCard balance={data} />)}
        </QueryState>
      </div>
      <h2 className={css.head}>{t('points:ledger')}</h2>
      <Tabs
        className="below-12"
        even
        label={t('points:tabs.label')}
        tabs={directions.map((value) => ({ value, label: t(`points:tabs.${value}`) }))}
        value={direction}
        onChange={setDirection}
      >
        <Ledger key={direction} direction={direction} onOpen={({ record_no }) => setOpenedNo(record_no)} />
      </Tabs>
      <Sheet open={openedNo !== null} onClose={() => setOpenedNo(null)} title={t('points:detail.title')}>
        <div className={css.content}>
          <QueryState query={opened} inline loading={<Skeleton height={160} radius={12} />}>
            {(record) => <RecordDetail record={record} />}
          </QueryState>
        </div>
      </Sheet>
    </PageLayout>
  )
}
