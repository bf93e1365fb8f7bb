import type { Confirmation } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Button } from '#ui/primitives/button.tsx'
import css from './claim-best.module.css'
import { useClaimVoucher } from './claim-voucher.ts'

export interface ClaimBestProps {
  readonly confirmation: Pick<Confirmation, 'claim_best' | 'amounts'>
  /** The vouchers of the best set were claimed. */
  readonly onBest: () => void
}

/** Claims all of the best set with one press, and says how much that saves. Nothing where it saves nothing. */
export function ClaimBest({ confirmation: { claim_best = null, amounts }, onBest }: ClaimBestProps) {
  const { t } = useTranslation('orderVoucher')
  const claiming = useClaimVoucher()
  const [busy, setBusy] = useState(false)
  const saving = claim_best === null ? 0 : amounts.total - claim_best.amounts.total
  if (claim_best === null || saving <= 0) return null
  const claim = async () => {
    setBusy(true)
    let count = 0
    const note = () => {
      count += 1
    }
    // At once: the order is asked for again when all are claimed. With a part of them it would say that its vouchers have changed.
    await Promise.all(claim_best.coupon_nos.map((couponNo) => claiming.claim(couponNo, note)))
    if (count > 0) toast.success(t('toClaim.claimed', { count }))
    setBusy(false)
    onBest()
  }
  return (
    <div className={cx('row gap-12 justify-between wrap', css.best)}>
      <span className="grow size-13 line-20">
        <b className="block weight-700">{t('toClaim.saving', { amount: formatRupiah(saving) })}</b>
        <small className="block size-12 line-16">{t('toClaim.best', { count: claim_best.coupon_nos.length })}</small>
      </span>
      <Button size="sm" loading={busy} onClick={() => void claim()}>
        {t('toClaim.all')}
      </Button>
    </div>
  )
}
