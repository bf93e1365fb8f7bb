import type { WalletVoucher } from '@nusaria/contracts/promotion'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateOnly, dateTime } from '../../shared/format/date.ts'
import { couponPath, paths, voucherTermsPath } from '../../shared/paths.ts'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import { Stamp } from '../../shared/ui/voucher-ticket.tsx'
import { VoucherCard } from '../../shared/voucher/voucher-card.tsx'
import css from './campaign.module.css'
import offer from './offer-card.module.css'
import { usePromotionWalletQuery } from './promotion-api.ts'
import { VoucherSkeleton } from './voucher-skeleton.tsx'

export type WalletTab = WalletVoucher['state']

const PAGE_SIZE = 20
/** ms before its end from which a voucher's end stands out */
const SOON = 48 * 3_600_000

function Owned({ voucher, now }: { readonly voucher: WalletVoucher; readonly now: number }) {
  const { t } = useTranslation('promotion')
  const { state, expires_at, used_at, coupon_no, coupon_name, product_scope, flag_app_exclusive } = voucher
  const soon = Date.parse(expires_at) - now < SOON
  const expiry = {
    unused: soon ? <Tag tone="red">{t('until', { date: dateTime(expires_at) })}</Tag> : t('until', { date: dateOnly(expires_at) }),
    used: t('usedOn', { date: dateOnly(used_at ?? expires_at) }),
    expired: t('expiredOn', { date: dateOnly(expires_at) }),
  }[state]
  const use = flag_app_exclusive ? (
    <Tag>{t('inApp')}</Tag>
  ) : (
    <LinkButton
      to={product_scope === 'all' ? paths.home : couponPath(coupon_no)}
      variant="soft"
      size="sm"
      aria-label={t('useLabel', { name: coupon_name })}
    >
      {t('use')}
    </LinkButton>
  )
  return (
    <VoucherCard
      voucher={voucher}
      wallet
      over={state !== 'unused'}
      expiry={
        <>
          {expiry} ·{' '}
          <Link to={voucherTermsPath(coupon_no)} className={offer.terms} aria-label={t('termsLabel', { name: coupon_name })}>
            {t('terms')}
          </Link>
        </>
      }
      action={state === 'unused' ? use : <Stamp>{t(`stamp.${state}`)}</Stamp>}
    />
  )
}

interface PageProps {
  readonly tab: WalletTab
  readonly page: number
  readonly last: boolean
  readonly onMore: () => void
  readonly empty: ReactNode
}

function WalletPage({ tab, page, last, onMore, empty }: PageProps) {
  const { t } = useTranslation()
  const query = usePromotionWalletQuery({ state: tab, page_num: page, page_size: PAGE_SIZE }, { refetchOnMountOrArgChange: true })
  return (
    <QueryState
      query={query}
      inline={page > 1}
      loading={<VoucherSkeleton />}
      isEmpty={({ list }) => page === 1 && list.length === 0}
      empty={empty}
    >
      {({ list, total, server_time }) => (
        <>
          <div className={css.offers}>
            {list.map((voucher) => (
              <Owned key={voucher.voucher_no} voucher={voucher} now={Date.parse(server_time)} />
            ))}
          </div>
          {last && page * PAGE_SIZE < total && (
            <div className={css.more}>
              <Button variant="outline" onClick={onMore}>
                {t('action.loadMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryState>
  )
}

/** The member's vouchers of one tab, page below page. */
export function WalletList({ tab, empty }: { readonly tab: WalletTab; readonly empty: ReactNode }) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <WalletPage key={page} tab={tab} page={page} last={page === pages} onMore={() => setPages(pages + 1)} empty={empty} />
  ))
}
