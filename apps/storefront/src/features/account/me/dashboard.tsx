import { useState } from 'react'
import { AddressText } from '#commerce/address/address-text.tsx'
import { useAddressListQuery } from '#commerce/address/api.ts'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { firstOfWallet, usePromotionWalletInfiniteQuery, WalletVoucherCard } from '#commerce/voucher/voucher-wallet-list.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Coin } from '#ui/primitives/coin.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { usePointsBalanceQuery } from '../api.ts'
import { CoinExpiry, formatCoins } from '../points/balance-card.tsx'
import { AllLink, BuyAgain, SavedItemsLinks } from './account-sections.tsx'
import css from './dashboard.module.css'
import { OrderTasks, useOrderTasks } from './order-tasks.tsx'

const MAX_SHOWN = 3
/** ms */
const SOON = 30 * 24 * 3_600_000

function useUnusedVouchers() {
  return usePromotionWalletInfiniteQuery(firstOfWallet('unused'), { refetchOnMountOrArgChange: true })
}

/** The unused vouchers that end soon, the soonest first. Renders nothing when none does. */
function ExpiringVouchers({ vouchers }: { readonly vouchers: ReturnType<typeof useUnusedVouchers> }) {
  const { t } = useTranslation('promotion')
  const page = vouchers.data?.pages[0]
  const now = Date.parse(page?.server_time ?? '')
  const list = page?.list
    .filter(({ expires_at }) => Date.parse(expires_at) - now < SOON)
    .sort((a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at))
    .slice(0, MAX_SHOWN)
  if (list?.length === 0) return null
  return (
    <Panel
      title={t('soon.title')}
      action={
        <AllLink to={paths.vouchers} className={css.all}>
          {t('soon.all')}
        </AllLink>
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
        <InlineError failure={toFailure(vouchers.error)} onRetry={() => void vouchers.refetch()} retrying={vouchers.isFetching} />
      )}
    </Panel>
  )
}

/** The coins, when the next of them expire, and what they are worth. */
function CoinsPanel({ coins }: { readonly coins: ReturnType<typeof usePointsBalanceQuery> }) {
  const { t } = useTranslation('points')
  const balance = coins.data
  return (
    <Panel
      className={css.panel}
      title={t('title')}
      action={
        <AllLink to={paths.points} className={css.all}>
          {t('ledger')}
        </AllLink>
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
        <InlineError failure={toFailure(coins.error)} onRetry={() => void coins.refetch()} retrying={coins.isFetching} />
      )}
    </Panel>
  )
}

/** The default address, or a link to add the first one. */
function DefaultAddressPanel() {
  const { t } = useTranslation('address')
  const { data } = useAddressListQuery()
  if (!data) return null
  const address = data.list.find((each) => each.flag_default)
  return (
    <Panel title={t('defaultTitle')} action={address && <AllLink to={paths.addresses}>{t('all')}</AllLink>}>
      {address ? (
        <AddressText address={address} />
      ) : (
        <>
          <p className="below-12 tone-ink-2">{t('empty.text')}</p>
          <LinkButton variant="soft" to={paths.addressDetail}>
            {t('add')}
          </LinkButton>
        </>
      )}
    </Panel>
  )
}

/** What a member's account page has below the orders on desktop: what waits for the member, and what they have. */
export function Dashboard() {
  // All texts of the panels at once: otherwise each would suspend by itself.
  useTranslation(['order', 'promotion', 'points', 'address'])
  const todo = useOrderTasks()
  const vouchers = useUnusedVouchers()
  const coins = usePointsBalanceQuery(undefined, { refetchOnMountOrArgChange: true })
  const addresses = useAddressListQuery()
  // Their height depends on their content: what is below them is rendered after them, and never moves.
  const listed = todo.tasks !== undefined || todo.failed
  const loaded = listed && !vouchers.isLoading && !coins.isLoading && !addresses.isLoading
  // It stays true: a panel whose call failed sends it again when it mounts. Loading again, it would be removed.
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
              <CoinsPanel coins={coins} />
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
