import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { ClaimVoucherCard } from '../../features/claim-voucher/claim-voucher-card.tsx'
import { useClaimVoucher } from '../../features/claim-voucher/use-claim-voucher.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import { ClaimError } from '../vouchers/claim-error.tsx'
import css from './vouchers.module.css'

interface Props {
  readonly offers: readonly VoucherOffer[]
  /** Little room. */
  readonly brief?: boolean
  /** Before a guest is led away to log in. */
  readonly onLeave?: () => void
}

/** Vouchers below each other, each with its button and why it couldn't be claimed. */
export function ProductVoucherList({ offers, brief, onLeave }: Props) {
  const isMember = useIsMember()
  const claiming = useClaimVoucher()
  const claim = (couponNo: string) => {
    if (!isMember) onLeave?.()
    return claiming.claim(couponNo)
  }
  return (
    <div className={css.list}>
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
