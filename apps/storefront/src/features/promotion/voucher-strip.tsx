import { Suspense } from 'react'
import { Shine } from '../../shared/ui/shine.tsx'
import { OfferCard } from './offer-card.tsx'
import { usePromotionOffersQuery } from './promotion-api.ts'
import { useClaim } from './use-claim.ts'
import css from './voucher-strip.module.css'

/** Offers beside each other before the rest is on the vouchers' own page. */
const SHOWN = 8

function Waiting() {
  return (
    <div className={css.strip} aria-hidden="true">
      <Shine height={96} radius={12} />
      <Shine height={96} radius={12} />
      <Shine height={96} radius={12} />
    </div>
  )
}

function Offers() {
  const { currentData, isError } = usePromotionOffersQuery({})
  const claiming = useClaim()
  if (!currentData) return isError ? null : <Waiting />
  const open = currentData.list.filter(({ claim_state }) => claim_state === 'claimable' || claim_state === 'claimed')
  return (
    <div className={css.strip}>
      {open.slice(0, SHOWN).map((offer) => (
        <OfferCard key={offer.coupon_no} offer={offer} claiming={claiming} brief />
      ))}
    </div>
  )
}

/** The shop's vouchers in a row to claim, for the home page. Brings no heading; shows nothing when they can't be fetched. */
export function VoucherStrip() {
  return (
    <Suspense fallback={<Waiting />}>
      <Offers />
    </Suspense>
  )
}
