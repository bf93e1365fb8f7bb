import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { type ReactNode, Suspense } from 'react'
import { usePromotionOffersQuery } from '#commerce/voucher/api.ts'
import { useClaimVoucher } from '#commerce/voucher/claim-voucher.ts'
import { ClaimVoucherCard } from '#commerce/voucher/claim-voucher-card.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './vouchers-section.module.css'

const ClaimError = lazyWithRetry(() => import('#commerce/voucher/claim-error.tsx').then((m) => ({ default: m.ClaimError })))

export function VouchersSection({ title, couponNos }: { readonly title: string; readonly couponNos: readonly string[] }) {
  const { t } = useTranslation('home')
  return (
    <>
      <SectionHead
        title={title}
        action={
          <span className="row gap-12 align-fill rigid">
            <Link to={paths.activities} className={css.all}>
              {t('allCampaigns')}
            </Link>
            <Link to={paths.coupons} className={css.all}>
              <span>{t('allVouchers')}</span>
              <Icon of={ChevronRight} size={16} stroke={2.25} />
            </Link>
          </span>
        }
      />
      <VoucherStrip
        couponNos={couponNos}
        renderNote={(failure) =>
          failure && (
            <Suspense fallback={null}>
              <ClaimError failure={failure} />
            </Suspense>
          )
        }
      />
    </>
  )
}

interface VoucherStripProps {
  /** In this order. Vouchers that can no longer be claimed are left out. */
  readonly couponNos: readonly string[]
  /** Below a voucher: why it could not be claimed. */
  readonly renderNote?: (failure: Failure | undefined) => ReactNode
}

function StripSkeleton({ couponNos }: Pick<VoucherStripProps, 'couponNos'>) {
  return (
    <div className={cx('grid gap-10 scrolls', css.strip)} aria-hidden="true">
      {couponNos.map((couponNo) => (
        <Skeleton key={couponNo} height={96} radius={12} />
      ))}
    </div>
  )
}

function StripVouchers({ couponNos, renderNote }: VoucherStripProps) {
  const { currentData, data = currentData, isError, isFetching, error, refetch } = usePromotionOffersQuery({})
  const claiming = useClaimVoucher()
  if (!data)
    return isError ? (
      <InlineError failure={toFailure(error)} onRetry={refetch} retrying={isFetching} />
    ) : (
      <StripSkeleton couponNos={couponNos} />
    )
  return (
    <div className={cx('grid gap-10 scrolls', css.strip)}>
      {couponNos.map((couponNo) => {
        const voucher = data.list.find(({ coupon_no }) => coupon_no === couponNo)
        return (
          voucher && (
            <ClaimVoucherCard
              key={couponNo}
              voucher={voucher}
              claiming={claiming}
              compact
              note={renderNote?.(claiming.failureFor(couponNo))}
            />
          )
        )
      })}
    </div>
  )
}

function VoucherStrip(props: VoucherStripProps) {
  return (
    <Suspense fallback={<StripSkeleton couponNos={props.couponNos} />}>
      <StripVouchers {...props} />
    </Suspense>
  )
}
