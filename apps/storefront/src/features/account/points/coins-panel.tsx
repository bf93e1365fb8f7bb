import type { PointsBalance } from '@nusaria/contracts/points'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import type { Failure } from '#platform/api/failure.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Coin } from '#ui/primitives/coin.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { CoinExpiry } from './balance-card.tsx'
import css from './coins-panel.module.css'
import { formatCoins } from './format-coins.ts'

interface Props {
  /** Absent when it failed to load. */
  readonly balance: PointsBalance | undefined
  readonly failure: Failure | undefined
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** The coins, when the next of them expire, and what they are worth. */
export function CoinsPanel({ balance, ...error }: Props) {
  const { t } = useTranslation('points')
  return (
    <Panel
      className={css.panel}
      title={t('title')}
      action={
        <Link to={paths.points} className={css.all}>
          <span>{t('ledger')}</span>
          <Icon of={ChevronRight} size={16} stroke={2.25} />
        </Link>
      }
    >
      {balance ? (
        <>
          <p className={css.sum}>
            <Coin size={32} />
            <b>{formatCoins(balance.points)}</b>
          </p>
          <CoinExpiry balance={balance} />
          <p className={css.rule}>
            {t('rule.spend', { points: balance.rule.points, amount: formatRupiah(balance.rule.amount), rate: balance.rule.rate })}
          </p>
        </>
      ) : (
        <InlineError {...error} />
      )}
    </Panel>
  )
}
