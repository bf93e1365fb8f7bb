import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { usePromotionWalletInfiniteQuery } from '#commerce/voucher/api.ts'
import { firstOfWallet, WalletVoucherCard } from '#commerce/voucher/voucher-wallet-list.tsx'
import { failureOf } from '#platform/api/failure-of.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './expiring-vouchers.module.css'

const MAX_SHOWN = 3
/** ms */
const SOON = 30 * 24 * 3_600_000

/** The member's unused vouchers that end soon, the soonest first. */
export function useExpiringVouchers() {
  const { data, error, isLoading, isFetching, refetch } = usePromotionWalletInfiniteQuery(firstOfWallet('unused'), {
    refetchOnMountOrArgChange: true,
  })
  const page = data?.pages[0]
  const now = Date.parse(page?.server_time ?? '')
  const list = page?.list
    .filter(({ expires_at }) => Date.parse(expires_at) - now < SOON)
    .sort((a, b) => Date.parse(a.expires_at) - Date.parse(b.expires_at))
    .slice(0, MAX_SHOWN)
  return { list, now, isLoading, failure: failureOf(error), retrying: isFetching, retry: () => void refetch() } as const
}

/** Renders nothing when no voucher ends soon. */
export function ExpiringVouchers({ vouchers }: { readonly vouchers: ReturnType<typeof useExpiringVouchers> }) {
  const { t } = useTranslation('promotion')
  const { list, now, failure, retry, retrying } = vouchers
  if (list?.length === 0) return null
  return (
    <Panel
      title={t('soon.title')}
      action={
        <Link to={paths.wallet} className={css.all}>
          <span>{t('soon.all')}</span>
          <Icon of={ChevronRight} size={16} stroke={2.25} />
        </Link>
      }
    >
      {list ? (
        <ul className={css.list}>
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
