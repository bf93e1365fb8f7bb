import type { PointsBalance } from '@nusaria/contracts/points'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useState } from 'react'
import { useAddressListQuery } from '#commerce/address/api.ts'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { firstOfWallet, usePromotionWalletInfiniteQuery, WalletVoucherCard } from '#commerce/voucher/voucher-wallet-list.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Coin } from '#ui/primitives/coin.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { DefaultAddressPanel } from '../addresses/address-card.tsx'
import { usePointsBalanceQuery } from '../api.ts'
import { CoinExpiry, formatCoins } from '../points/balance-card.tsx'
import { BuyAgain } from './buy-again.tsx'
import css from './dashboard.module.css'
import { OrderTasks } from './order-tasks.tsx'
import { SavedItemsLinks } from './saved-items-links.tsx'
import { useOrderTasks } from './use-order-tasks.ts'

const MAX_SHOWN = 3
/** ms */
const SOON = 30 * 24 * 3_600_000

/** The member's unused vouchers that end soon, the soonest first. */
function useExpiringVouchers() {
  const { data, error, isLoading, isFetching, refetch } = usePromotionWalletInfiniteQuery(firstOfWallet('unused'), {
    refetchOnMountOrArgChange: true,
  })
  const page = data?.pages[0]
  const now = Date.parse(page?.server_time ?? '')
  const list = page?.list
    .filter(({ expires_at }) => Date.parse(expires_at) - now < SOON)
    .sort((a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at))
    .slice(0, MAX_SHOWN)
  return { list, now, isLoading, failure: toFailure(error), retrying: isFetching, retry: () => void refetch() } as const
}

/** Renders nothing when no voucher ends soon. */
function ExpiringVouchers({ vouchers }: { readonly vouchers: ReturnType<typeof useExpiringVouchers> }) {
  const { t } = useTranslation('promotion')
  const { list, now, failure, retry, retrying } = vouchers
  if (list?.length === 0) return null
  return (
    <Panel
      title={t('soon.title')}
      action={
        <Link to={paths.wallet} className={css.vouchersAll}>
          <span>{t('soon.all')}</span>
          <Icon of={ChevronRight} size={16} stroke={2.25} />
        </Link>
      }
    >
      {list ? (
        <ul className="grid gap-12">
          {list.map((voucher) => (
            <li key={voucher.voucher_no}>
              <WalletVoucherCard voucher={voucher} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <InlineError failure={failure} onRetry={retry} retrying={retrying} />
      )}
    </Panel>
  )
}

interface Props {
  /** Absent when it failed to load. */
  readonly balance: PointsBalance | undefined
  readonly failure: Failure | undefined
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** The coins, when the next of them expire, and what they are worth. */
function CoinsPanel({ balance, ...error }: Props) {
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
          <p className={cx('row gap-10', css.sum)}>
            <Coin size={32} />
            <b>{formatCoins(balance.points)}</b>
          </p>
          <CoinExpiry balance={balance} />
          <p className="above-8 size-13 line-20 tone-ink-2">
            {t('rule.spend', { points: balance.rule.points, amount: formatRupiah(balance.rule.amount), rate: balance.rule.rate })}
          </p>
        </>
      ) : (
        <InlineError {...error} />
      )}
    </Panel>
  )
}

/** What a member's account page has below the orders on desktop: what waits for the member, and what they have. */
export function Dashboard() {
  // All their texts at once, so that none of them waits alone.
  useTranslation(['order', 'promotion', 'points', 'address'])
  const todo = useOrderTasks()
  const vouchers = useExpiringVouchers()
  const coins = usePointsBalanceQuery(undefined, { refetchOnMountOrArgChange: true })
  const addresses = useAddressListQuery()
  // How tall these are is known with their content: what is below them comes after them, and never moves.
  const listed = todo.tasks !== undefined || todo.failed
  const loaded = listed && !vouchers.isLoading && !coins.isLoading && !addresses.isLoading
  // It stays: a part whose call failed asks again when it comes, and would take itself away for that.
  const [placed, setPlaced] = useState(loaded)
  if (loaded && !placed) setPlaced(true)
  return (
    <OrderDialogs>
      <OrderTasks todo={todo} />
      {placed ? (
        <>
          <div className={css.pair}>
            <ExpiringVouchers vouchers={vouchers} />
            <div className={css.column}>
              <CoinsPanel
                balance={coins.data}
                failure={toFailure(coins.error)}
                onRetry={() => void coins.refetch()}
                retrying={coins.isFetching}
              />
              <DefaultAddressPanel />
            </div>
          </div>
          <SavedItemsLinks />
          <BuyAgain />
        </>
      ) : (
        <div key={listed ? 'below' : 'expected'} aria-hidden="true">
          <Skeleton height={420} radius={16} />
        </div>
      )}
    </OrderDialogs>
  )
}
