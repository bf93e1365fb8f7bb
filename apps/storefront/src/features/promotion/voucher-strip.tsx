import type { ReactNode } from 'react'
import { Suspense } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure-of.ts'
import { FailedPart } from '../../shared/ui/failed-part.tsx'
import { Shine } from '../../shared/ui/shine.tsx'
import { OfferCard } from './offer-card.tsx'
import { usePromotionOffersQuery } from './promotion-api.ts'
import { useClaim } from './use-claim.ts'
import css from './voucher-strip.module.css'

interface Props {
  /** Which ones, in this order; those no longer on offer are left out. */
  readonly couponNos: readonly string[]
  /** Why one couldn't be claimed, below it. */
  readonly noteOf?: (failure: Failure | undefined) => ReactNode
}

function Waiting({ couponNos }: Pick<Props, 'couponNos'>) {
  return (
    <div className={css.strip} aria-hidden="true">
      {couponNos.map((couponNo) => (
        <Shine key={couponNo} height={96} radius={12} />
      ))}
    </div>
  )
}

function Offers({ couponNos, noteOf }: Props) {
  const { currentData, data = currentData, isError, isFetching, error, refetch } = usePromotionOffersQuery({})
  const claiming = useClaim()
  if (!data)
    return isError ? <FailedPart failure={failureOf(error)} onRetry={refetch} retrying={isFetching} /> : <Waiting couponNos={couponNos} />
  return (
    <div className={css.strip}>
      {couponNos.map((couponNo) => {
        const offer = data.list.find(({ coupon_no }) => coupon_no === couponNo)
        return offer && <OfferCard key={couponNo} offer={offer} claiming={claiming} brief note={noteOf?.(claiming.failureFor(couponNo))} />
      })}
    </div>
  )
}

/** Vouchers in a row, on desktop in several, claimed in place. Brings no heading. */
export function VoucherStrip(props: Props) {
  return (
    <Suspense fallback={<Waiting couponNos={props.couponNos} />}>
      <Offers {...props} />
    </Suspense>
  )
}
