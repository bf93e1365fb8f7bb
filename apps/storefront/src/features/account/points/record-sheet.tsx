import type { PointsRecordDetail } from '@nusaria/contracts/points'
import type { z } from 'zod'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { usePointsRecordDetailQuery } from '../api.ts'
import { formatCoinChange, formatCoins } from './format-coins.ts'
import css from './record-sheet.module.css'

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
export function RecordSheet({ recordNo, onClose }: Props) {
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
