import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { VoucherTerms, WalletVoucher } from '@nusaria/contracts/voucher'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import { type ReactNode, useState } from 'react'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { voucherPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { ClaimBest, type ClaimBestProps } from './claim-best.tsx'
import { ClaimError } from './claim-error.tsx'
import { useClaimVoucher } from './claim-voucher.ts'
import css from './order-vouchers.module.css'
import { VoucherCard } from './voucher-card.tsx'
import { VoucherCodeForm } from './voucher-code-form.tsx'

export function VoucherGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className={cx('size-13 line-20 weight-700 tone-ink-2', css.head)}>{title}</h3>
      <div className="grid gap-12">{children}</div>
    </section>
  )
}

/** A field for a voucher's code, behind a question. */
export function VoucherCodeQuestion({ onRedeemed }: { readonly onRedeemed: (voucher: WalletVoucher) => void }) {
  const { t } = useTranslation('orderVoucher')
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-8">
      <button
        type="button"
        className="hitArea row gap-4 size-13 line-20 weight-700 tone-sambal-700"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>{t('question')}</span>
        <Icon of={open ? ChevronUp : ChevronDown} size={16} stroke={2} />
      </button>
      {open && <VoucherCodeForm onRedeemed={onRedeemed} />}
    </div>
  )
}

/** What is missing to a voucher's minimum, with a link to the goods that count. */
function ShortfallLink({ voucher: { coupon_no, coupon_name }, amount }: { readonly voucher: VoucherTerms; readonly amount: number }) {
  const { t } = useTranslation('orderVoucher')
  return (
    <Link
      to={voucherPath(coupon_no)}
      className={cx('weight-700 tone-sambal-700', css.more)}
      aria-label={t('moreLabel', { amount: formatRupiah(amount), name: coupon_name })}
    >
      {t('more', { amount: formatRupiah(amount) })}
    </Link>
  )
}

interface VouchersToClaimProps extends ClaimBestProps {
  readonly confirmation: Pick<Confirmation, 'vouchers_claimable' | 'claim_best' | 'amounts'>
  /** One was claimed. */
  readonly onClaimed: (voucher: WalletVoucher) => void
}

/** The vouchers that the member can claim for these goods: all of the best set with one press, or each by itself. */
export function VouchersToClaim({ confirmation, onClaimed, onBest }: VouchersToClaimProps) {
  const { t } = useTranslation(['orderVoucher', 'promotion'])
  const { vouchers_claimable = [] } = confirmation
  const claiming = useClaimVoucher()
  if (vouchers_claimable.length === 0) return null
  return (
    <VoucherGroup title={t('orderVoucher:toClaim.title')}>
      <ClaimBest confirmation={confirmation} onBest={onBest} />
      {vouchers_claimable.map(({ voucher, shortfall }) => (
        <div key={voucher.coupon_no} data-coupon={voucher.coupon_no}>
          <VoucherCard
            voucher={voucher}
            expiry={shortfall === null ? undefined : <ShortfallLink voucher={voucher} amount={shortfall} />}
            action={
              <Button
                size="sm"
                variant={shortfall === null ? 'primary' : 'outline'}
                loading={claiming.isClaiming(voucher.coupon_no)}
                aria-label={t(shortfall === null ? 'orderVoucher:toClaim.useLabel' : 'promotion:claimLabel', {
                  name: voucher.coupon_name,
                })}
                onClick={() => void claiming.claim(voucher.coupon_no, shortfall === null ? onClaimed : undefined)}
              >
                {t(shortfall === null ? 'orderVoucher:toClaim.use' : 'promotion:claim')}
              </Button>
            }
          />
          <ClaimError failure={claiming.failureFor(voucher.coupon_no)} className="above-8" />
        </div>
      ))}
    </VoucherGroup>
  )
}

/** The member's vouchers that don't fit these goods, with what each of them needs. */
export function UnusableVouchers({ list }: { readonly list: Confirmation['vouchers_unusable'] }) {
  const { t } = useTranslation('orderVoucher')
  if (list.length === 0) return null
  return (
    <VoucherGroup title={t('unusable.title')}>
      {list.map(({ voucher, reason, shortfall }) => (
        <VoucherCard
          key={voucher.voucher_no}
          voucher={voucher}
          over
          expiry={
            reason === 'minimum_spend' ? (
              <ShortfallLink voucher={voucher} amount={shortfall ?? 0} />
            ) : (
              <span className="weight-600 tone-error-700">{t(`unusable.${reason}`)}</span>
            )
          }
        />
      ))}
    </VoucherGroup>
  )
}
