import type { PointsRecordDetail } from '@nusaria/contracts/points'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath, paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { usePointsBalanceQuery, usePointsRecordDetailQuery } from '../api.ts'
import { BalanceCard, BalanceSkeleton, formatCoinChange, formatCoins } from './balance-card.tsx'
import { Ledger } from './ledger.tsx'
import css from './points-page.module.css'

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
        <LinkButton to={orderDetailPath(order_no)} variant="outline" block className={css.order}>
          {t('detail.seeOrder')}
        </LinkButton>
      )}
    </>
  )
}

interface Props {
  /** Null: the sheet is closed. */
  readonly recordNo: string | null
  readonly onClose: () => void
}

/** The details of a ledger record, with a link to its order. */
function RecordSheet({ recordNo, onClose }: Props) {
  const { t } = useTranslation('points')
  const query = usePointsRecordDetailQuery({ record_no: recordNo ?? '' }, { skip: recordNo === null })
  return (
    <Sheet open={recordNo !== null} onClose={onClose} title={t('detail.title')}>
      <div className={css.content}>
        <QueryState query={query} inline loading={<Skeleton height={160} radius={12} />}>
          {(record) => <RecordDetail record={record} />}
        </QueryState>
      </div>
    </Sheet>
  )
}

const directions = ['all', 'in', 'out'] as const
type Direction = (typeof directions)[number]

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
  return (
    <PageLayout title={t('points:title')} back={paths.me}>
      <div className={css.top}>
        <QueryState query={balance} inline loading={<BalanceSkeleton />}>
          {(data) => (system.isLoading ? <BalanceSkeleton /> : <BalanceCard balance={data} />)}
        </QueryState>
      </div>
      <h2 className={css.head}>{t('points:ledger')}</h2>
      <div className="below-12">
        <Tabs
          even
          label={t('points:tabs.label')}
          tabs={directions.map((value) => ({ value, label: t(`points:tabs.${value}`) }))}
          value={direction}
          onChange={setDirection}
        />
      </div>
      <Ledger
        key={direction}
        direction={direction}
        onOpen={({ record_no }) => setOpenedNo(record_no)}
        empty={
          <EmptyState
            drawing="coins"
            inline
            title={t(`points:empty.${direction}`)}
            text={t('points:empty.text')}
            action={<LinkButton to={paths.home}>{t('points:empty.action')}</LinkButton>}
          />
        }
      />
      <RecordSheet recordNo={openedNo} onClose={() => setOpenedNo(null)} />
    </PageLayout>
  )
}
