import type { VoucherOffer } from '@nusaria/contracts/promotion'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateOnly } from '../../shared/format/date.ts'
import { voucherTermsPath } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/button.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Link } from '../../shared/ui/link.tsx'
import { VoucherCard } from '../../shared/voucher/voucher-card.tsx'
import { useVoucherWords } from '../../shared/voucher/voucher-words.ts'
import css from './offer-card.module.css'
import type { Claiming } from './use-claim.ts'

/** percent claimed from which it is worth saying */
const MANY = 50

interface Props {
  readonly offer: VoucherOffer
  readonly claiming: Claiming
  /** Little room: no tags, no way to the terms. */
  readonly brief?: boolean
  /** Below the ticket: why it couldn't be claimed. */
  readonly note?: ReactNode
}

/** What can be done with an offer: claim it, or why not. */
function OfferAction({ offer, claiming, brief }: Pick<Props, 'offer' | 'claiming' | 'brief'>) {
  const { t } = useTranslation('promotion')
  const { coupon_no, coupon_name, claim_state, valid_from, flag_new_user } = offer
  if (claim_state === 'claimable')
    return (
      <Button
        size="sm"
        loading={claiming.isClaiming(coupon_no)}
        aria-label={t('claimLabel', { name: coupon_name })}
        onClick={() => void claiming.claim(coupon_no)}
      >
        {t('claim')}
      </Button>
    )
  const words = {
    claimed: t('claimed'),
    not_eligible: t(flag_new_user ? 'newOnly' : 'notForYou'),
    exhausted: t('exhausted'),
    ended: t('ended'),
    not_started: valid_from ? t('notStarted', { date: dateOnly(valid_from) }) : t('notForYou'),
  }
  return <span className={cx(css.state, brief && css.tight)}>{words[claim_state]}</span>
}

/** A voucher on offer, with its button. */
export function OfferCard({ offer, claiming, brief, note }: Props) {
  const { t } = useTranslation('promotion')
  const { lasts } = useVoucherWords()(offer)
  const over = ['not_eligible', 'exhausted', 'ended'].includes(offer.claim_state)
  return (
    <div data-coupon={offer.coupon_no}>
      <VoucherCard
        voucher={offer}
        over={over}
        brief={brief}
        expiry={
          <>
            {lasts} ·{' '}
            {offer.claim_state === 'claimable' && offer.claimed_percent !== undefined && offer.claimed_percent >= MANY && (
              <>{t('claimedPart', { percent: offer.claimed_percent })} · </>
            )}
            <Link to={voucherTermsPath(offer.coupon_no)} className={css.terms} aria-label={t('termsLabel', { name: offer.coupon_name })}>
              {t('terms')}
            </Link>
          </>
        }
        action={<OfferAction offer={offer} claiming={claiming} brief={brief} />}
      />
      {note}
    </div>
  )
}
