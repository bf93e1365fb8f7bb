import { pickCalls } from '@nusaria/contracts/contract'
import { type VoucherKind, voucherContract, type WalletVoucher } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { injectCalls } from '#platform/api/api.ts'
import { formatDate, formatMinute } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath } from '#platform/routing/paths.ts'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { TicketSkeletons } from './ticket-skeletons.tsx'
import { Stamp, UseVoucherLink, VoucherCard } from './voucher-card.tsx'
import { VoucherGrid } from './voucher-grid.tsx'
import css from './voucher-wallet-list.module.css'

/** Home loads `api.ts`, and not this call. */
export const { usePromotionWalletInfiniteQuery } = injectCalls('promotion', pickCalls(voucherContract, 'wallet'), {
  wallet: { provides: ['Voucher'], paged: true },
})

export const firstOfWallet = (state: WalletVoucher['state']) => ({ state, page_size: 20 }) as const

/** Each page also has the counts of all tabs. */
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

/** Today and tomorrow with the time, in Jakarta. */
function ExpiryText({ voucher: { expires_at }, now }: WalletVoucherCardProps) {
  const { t } = useTranslation('promotion')
  const date = formatDate(expires_at)
  const time = formatMinute(expires_at).slice(11)
  const isOn = (ms: number) => date === formatDate(new Date(ms).toISOString())
  const soon = isOn(now) ? t('endsToday', { time }) : isOn(now + DAY) ? t('endsTomorrow', { time }) : null
  return soon === null ? <span>{t('until', { date })}</span> : <b className="weight-700 tone-error-700">{soon}</b>
}

interface WalletVoucherCardProps {
  readonly voucher: WalletVoucher
  /** ms of the server's clock */
  readonly now: number
}

function UsageText({ voucher, now }: WalletVoucherCardProps) {
  const { t } = useTranslation('promotion')
  const { state, expires_at, used_at, order_no } = voucher
  if (state === 'expired') return <span>{t('expiredOn', { date: formatDate(expires_at) })}</span>
  if (state === 'unused') return <ExpiryText voucher={voucher} now={now} />
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

function UseAction({ voucher }: { readonly voucher: WalletVoucher }) {
  const { t } = useTranslation('promotion')
  return voucher.flag_app_exclusive ? <Tag>{t('inApp')}</Tag> : <UseVoucherLink voucher={voucher} />
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
