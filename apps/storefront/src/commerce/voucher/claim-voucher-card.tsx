import type { VoucherOffer } from '@nusaria/contracts/voucher'
import type { ReactNode } from 'react'
import { formatDate } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Button } from '#ui/primitives/button.tsx'
import { isUsable } from './api.ts'
import type { ClaimVoucher } from './claim-voucher.ts'
import css from './claim-voucher-card.module.css'
import { UseVoucherLink, VoucherCard } from './voucher-card.tsx'

/** Percent; from here on the share of claimed vouchers shows. */
const SHOW_CLAIMED_FROM = 50

interface Props {
  readonly voucher: VoucherOffer
  readonly claiming: ClaimVoucher
  readonly compact?: boolean
  /** Below the ticket. */
  readonly note?: ReactNode
}

function ClaimAction({ voucher, claiming, compact }: Pick<Props, 'voucher' | 'claiming' | 'compact'>) {
  const { t } = useTranslation('promotion')
  const { coupon_no, coupon_name, claim_state, valid_from, flag_new_user, flag_app_exclusive, held = 0 } = voucher
  if (claim_state === 'claimable')
    return (
      <Button
        size="sm"
        variant={held > 0 ? 'outline' : 'primary'}
        loading={claiming.isClaiming(coupon_no)}
        aria-label={t(held > 0 ? 'againLabel' : 'claimLabel', { name: coupon_name })}
        onClick={() => void claiming.claim(coupon_no)}
      >
        {t(held > 0 ? 'again' : 'claim')}
      </Button>
    )
  if (isUsable(voucher)) return <UseVoucherLink voucher={voucher} />
  const texts = {
    claimed: t(flag_app_exclusive ? 'inApp' : 'claimed'),
    not_eligible: t(flag_new_user ? 'newOnly' : 'notForYou'),
    exhausted: t('exhausted'),
    ended: t('ended'),
    not_started: valid_from ? t('notStarted', { date: formatDate(valid_from) }) : t('notForYou'),
  }
  return <span className={cx(css.state, compact && css.compact)}>{texts[claim_state]}</span>
}

export function ClaimVoucherCard({ voucher, claiming, compact, note }: Props) {
  const { t } = useTranslation('promotion')
  const { claim_state, claimed_percent = 0, held = 0 } = voucher
  const tags = [
    held > 0 && t('held', { count: held }),
    claimed_percent >= SHOW_CLAIMED_FROM && t('claimedPart', { percent: claimed_percent }),
  ]
  const over = ['not_eligible', 'exhausted', 'ended'].includes(claim_state)
  return (
    <div data-coupon={voucher.coupon_no}>
      <VoucherCard
        voucher={voucher}
        over={over}
        linked
        compact={compact}
        extraTags={claim_state === 'claimable' ? tags.filter((tag) => tag !== false) : []}
        action={<ClaimAction voucher={voucher} claiming={claiming} compact={compact} />}
      />
      {note}
    </div>
  )
}
