import type { PointsRecord } from '@nusaria/contracts/points'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../shared/format/date.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { formatCoinChange, formatCoins } from './format-coins.ts'
import css from './ledger.module.css'

interface Props {
  readonly record: PointsRecord
  readonly onOpen: (record: PointsRecord) => void
}

/** One line of the ledger: why, when, how many, and what was left then. All of it opens the line. */
export function LedgerRow({ record, onOpen }: Props) {
  const { t } = useTranslation('points')
  const { reason, points, balance, created_at } = record
  return (
    <li>
      <button type="button" className={css.row} aria-haspopup="dialog" onClick={() => onOpen(record)}>
        <span className={css.words}>
          <b>{t(`reason.${reason}`)}</b>
          <small>{formatDateTime(created_at)}</small>
        </span>
        <span className={css.move}>
          <b className={cx(points > 0 ? css.in : css.out)}>{formatCoinChange(points)}</b>
          <small>{t('left', { coins: formatCoins(balance) })}</small>
        </span>
        <Icon of={ChevronRight} size={16} className={css.more} />
      </button>
    </li>
  )
}
