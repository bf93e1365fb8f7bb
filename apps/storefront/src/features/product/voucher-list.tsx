import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { ClaimError } from '#commerce/voucher/claim-error.tsx'
import { useClaimVoucher } from '#commerce/voucher/claim-voucher.ts'
import { ClaimVoucherCard } from '#commerce/voucher/claim-voucher-card.tsx'
import { useIsMember } from '#platform/state/hooks.ts'
import css from './vouchers.module.css'

interface Props {
  readonly offers: readonly VoucherOffer[]
  readonly brief?: boolean
  readonly onLeave?: () => void
}

export function ProductVoucherList({ offers, brief, onLeave }: Props) {
  const isMember = useIsMember()
  const claiming = useClaimVoucher()
  const claim = (couponNo: string) => {
    if (!isMember) onLeave?.()
    return claiming.claim(couponNo)
  }
  return (
    <div className="grid gap-12 fits">
      {offers.map((offer) => (
        <ClaimVoucherCard
          key={offer.coupon_no}
          voucher={offer}
          claiming={{ ...claiming, claim }}
          compact={brief}
          note={<ClaimError failure={claiming.failureFor(offer.coupon_no)} className={css.note} />}
        />
      ))}
    </div>
  )
}
