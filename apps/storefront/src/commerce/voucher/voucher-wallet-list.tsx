import type { VoucherKind, WalletVoucher } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath, voucherPath } from '#platform/routing/paths.ts'
import { PagedList } from '#ui/paging/paged-list.tsx'
import { usePagedList } from '#ui/paging/use-paged-list.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { TicketSkeletons } from './ticket-skeletons.tsx'
import { VoucherCard } from './voucher-card.tsx'
import { VoucherGrid } from './voucher-grid.tsx'
import { Stamp } from './voucher-ticket.tsx'
import css from './voucher-wallet-list.module.css'
import { usePromotionWalletInfiniteQuery } from './wallet.ts'

const PAGE_SIZE = 20

export const firstOfWallet = (state: WalletVoucher['state']) => ({ state, page_size: PAGE_SIZE }) as const

/** The member's vouchers of one tab, of one kind or both. Each page also has the counts of all tabs. */
export function useVoucherWallet(state: WalletVoucher['state'], kind: VoucherKind | undefined) {
  const query = usePromotionWalletInfiniteQuery({ ...firstOfWallet(state), ...(kind && { kind }) }, { refetchOnMountOrArgChange: true })
  return usePagedList(query, { keyOf: ({ voucher_no }) => voucher_no, listKey: `${state} ${kind ?? ''}` })
}

export function VoucherWalletList({ list, empty }: { readonly list: ReturnType<typeof useVoucherWallet>; readonly empty: ReactNode }) {
  const now = Date.parse(list.lastPage?.server_time ?? '')
  return (
    <div className="grid gap-12">
      <PagedList
        list={list}
        layout={(rows, skeletons) => (
          <>
            {rows.length > 0 && <VoucherGrid>{rows}</VoucherGrid>}
            {skeletons}
          </>
        )}
        renderRow={(voucher) => <WalletVoucherCard key={voucher.voucher_no} voucher={voucher} now={now} />}
        skeletons={<TicketSkeletons />}
        empty={empty}
        byButton
      />
    </div>
  )
}

const DAY = 24 * 3_600_000

/** When a voucher expires: today and tomorrow with the time, in Jakarta. `now`: ms of the server's clock. */
function useExpiryText(): (expiresAt: string, now: number) => { readonly text: string; readonly soon: boolean } {
  const { t } = useTranslation('promotion')
  return (expiresAt, now) => {
    const date = formatDate(expiresAt)
    const time = formatDateTime(expiresAt).slice(11, 16)
    const on = (ms: number) => date === formatDate(new Date(ms).toISOString())
    if (on(now)) return { text: t('endsToday', { time }), soon: true }
    if (on(now + DAY)) return { text: t('endsTomorrow', { time }), soon: true }
    return { text: t('until', { date }), soon: false }
  }
}

interface WalletVoucherCardProps {
  readonly voucher: WalletVoucher
  /** ms of the server's clock */
  readonly now: number
}

/** When the voucher expires or expired, or when and on which order it was used. */
function UsageText({ voucher, now }: WalletVoucherCardProps) {
  const { t } = useTranslation('promotion')
  const expiryText = useExpiryText()
  const { state, expires_at, used_at, order_no } = voucher
  if (state === 'expired') return <span>{t('expiredOn', { date: formatDate(expires_at) })}</span>
  if (state === 'unused') {
    const { text, soon } = expiryText(expires_at, now)
    return soon ? <b className="weight-700 tone-error-700">{text}</b> : <span>{text}</span>
  }
  const used = used_at ? t('usedOn', { date: formatDate(used_at) }) : t('wallet.tabs.used')
  if (!order_no) return <span>{used}</span>
  return (
    <>
      <span className={css.used}>{used}</span>
      <Link to={orderDetailPath(order_no)} className={css.order} aria-label={t('orderLabel', { order: order_no })}>
        {t('order')}
      </Link>
    </>
  )
}

/** A link to the products of the voucher, or a tag if it is for the app only. */
function UseAction({ voucher }: { readonly voucher: WalletVoucher }) {
  const { t } = useTranslation('promotion')
  const { coupon_no, coupon_name, flag_app_exclusive } = voucher
  if (flag_app_exclusive) return <Tag>{t('inApp')}</Tag>
  return (
    <LinkButton to={voucherPath(coupon_no)} variant="soft" size="sm" aria-label={t('useLabel', { name: coupon_name })}>
      {t('use')}
    </LinkButton>
  )
}

export function WalletVoucherCard({ voucher, now }: WalletVoucherCardProps) {
  const { t } = useTranslation('promotion')
  const { state } = voucher
  return (
    <VoucherCard
      voucher={voucher}
      over={state !== 'unused'}
      linked
      expiry={<UsageText voucher={voucher} now={now} />}
      action={state === 'unused' ? <UseAction voucher={voucher} /> : <Stamp>{t(`stamp.${state}`)}</Stamp>}
    />
  )
}
