import { type ReactNode, Suspense } from 'react'
import { usePromotionOffersQuery } from '../../entities/voucher/voucher-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure-of.ts'
import { InlineError } from '../../shared/ui/feedback/state.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { ClaimVoucherCard } from './claim-voucher-card.tsx'
import { useClaimVoucher } from './use-claim-voucher.ts'
import css from './voucher-strip.module.css'

interface Props {
  /** In this order. Vouchers that can no longer be claimed are left out. */
  readonly couponNos: readonly string[]
  /** Below a voucher: why it could not be claimed. */
  readonly renderNote?: (failure: Failure | undefined) => ReactNode
}

function StripSkeleton({ couponNos }: Pick<Props, 'couponNos'>) {
  return (
    <div className={css.strip} aria-hidden="true">
      {couponNos.map((couponNo) => (
        <Skeleton key={couponNo} height={96} radius={12} />
      ))}
    </div>
  )
}

function StripVouchers({ couponNos, renderNote }: Props) {
  const { currentData, data = currentData, isError, isFetching, error, refetch } = usePromotionOffersQuery({})
  const claiming = useClaimVoucher()
  if (!data)
    return isError ? (
      <InlineError failure={failureOf(error)} onRetry={refetch} retrying={isFetching} />
    ) : (
      <StripSkeleton couponNos={couponNos} />
    )
  return (
    <div className={css.strip}>
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

/** Vouchers with claim buttons in a row that scrolls on mobile. */
export function VoucherStrip(props: Props) {
  return (
    <Suspense fallback={<StripSkeleton couponNos={props.couponNos} />}>
      <StripVouchers {...props} />
    </Suspense>
  )
}
