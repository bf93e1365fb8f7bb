import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { type ReactNode, Suspense } from 'react'
import { SectionLink } from '#commerce/sections/row-section.tsx'
import { isUsable, usePromotionOffersQuery } from '#commerce/voucher/api.ts'
import { useClaimVoucher } from '#commerce/voucher/claim-voucher.ts'
import { ClaimVoucherCard } from '#commerce/voucher/claim-voucher-card.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './vouchers-section.module.css'

const ClaimError = lazyWithRetry(() => import('#commerce/voucher/claim-error.tsx').then((m) => ({ default: m.ClaimError })))

interface Props {
  readonly title: string
  /** In this order. Vouchers that this shopper can neither claim nor use are left out. */
  readonly couponNos: readonly string[]
}

export function VouchersSection({ title, couponNos }: Props) {
  const { t } = useTranslation('home')
  const skeleton = (
    <div className={cx('grid gap-10 scrolls', css.strip)} aria-hidden="true">
      {couponNos.map((couponNo) => (
        <Skeleton key={couponNo} height={96} radius={12} />
      ))}
    </div>
  )
  const arrow = <Icon of={ChevronRight} size={16} stroke={2.25} />
  return (
    <>
      <SectionHead
        title={title}
        action={
          <span className="row gap-12 align-fill rigid">
            <SectionLink to={paths.activities}>
              <span>{t('allCampaigns')}</span>
              {arrow}
            </SectionLink>
            <SectionLink to={paths.coupons}>
              <span>{t('allVouchers')}</span>
              {arrow}
            </SectionLink>
          </span>
        }
      />
      <Suspense fallback={skeleton}>
        <Vouchers couponNos={couponNos} skeleton={skeleton} />
      </Suspense>
    </>
  )
}

function Vouchers({ couponNos, skeleton }: Pick<Props, 'couponNos'> & { readonly skeleton: ReactNode }) {
  const { data, isError, isFetching, error, refetch } = usePromotionOffersQuery({})
  const claiming = useClaimVoucher()
  if (!data) return isError ? <InlineError failure={toFailure(error)} onRetry={refetch} retrying={isFetching} /> : skeleton
  const offered = data.list.filter((voucher) => voucher.claim_state === 'claimable' || isUsable(voucher))
  const vouchers = couponNos.flatMap((couponNo) => offered.find(({ coupon_no }) => coupon_no === couponNo) ?? [])
  return (
    <div className={cx('grid gap-10 scrolls', css.strip)}>
      {vouchers.map((voucher) => {
        const failure = claiming.failureFor(voucher.coupon_no)
        const note = failure && (
          <Suspense fallback={null}>
            <ClaimError failure={failure} />
          </Suspense>
        )
        return <ClaimVoucherCard key={voucher.coupon_no} voucher={voucher} claiming={claiming} compact note={note} />
      })}
    </div>
  )
}
