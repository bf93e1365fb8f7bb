import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { useState } from 'react'
import { UnusableVouchers, VoucherCodeQuestion, VoucherGroup, VouchersToClaim } from '#commerce/voucher/order-vouchers.tsx'
import { VoucherCard } from '#commerce/voucher/voucher-card.tsx'
import { formatDate } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { voucherOptions } from './voucher-options.ts'
import css from './voucher-picker.module.css'

/** Whether two vouchers can be used on one order: at most one for shipping, and one discount or several stackable ones. */
function canCombine(one: WalletVoucher, other: WalletVoucher): boolean {
  if (one.kind !== other.kind) return true
  return one.kind === 'discount' && one.flag_stackable && other.flag_stackable
}

/** The chosen vouchers that can't be combined with another one: it replaces them. */
function conflictingVouchers(chosen: readonly WalletVoucher[], voucher: WalletVoucher): readonly WalletVoucher[] {
  return chosen.filter((other) => other.voucher_no !== voucher.voucher_no && !canCombine(other, voucher))
}

/** Adds or removes a voucher; adding it removes those it can't be combined with. */
export function toggleVoucher(chosen: readonly WalletVoucher[], voucher: WalletVoucher): readonly WalletVoucher[] {
  const others = chosen.filter(({ voucher_no }) => voucher_no !== voucher.voucher_no)
  return others.length < chosen.length ? others : [...others.filter((other) => canCombine(other, voucher)), voucher]
}

function joinNames(vouchers: readonly WalletVoucher[]): string {
  return vouchers.map(({ coupon_name }) => coupon_name).join(', ')
}

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly confirmation: Confirmation
  /** The shopper has chosen the vouchers: the shop's proposal may be another set. */
  readonly byHand: boolean
  /** `undefined`: the server proposes the cheapest valid set. */
  readonly onApply: (voucherNos: string[] | undefined) => void
}

const voucherNosOf = (vouchers: readonly WalletVoucher[]) => vouchers.map(({ voucher_no }) => voucher_no)

/** The vouchers for an order: those to claim, those of the member that can be used together, and why the others can't. Only valid sets can be chosen. */
export function VoucherPicker({ open, onClose, confirmation, byHand, onApply }: Props) {
  const { t } = useTranslation(['checkout', 'promotion'])
  const [chosen, setChosen] = useState<readonly WalletVoucher[]>(confirmation.vouchers_used)
  const [replacement, setReplacement] = useState<{ readonly removed: readonly WalletVoucher[]; readonly chosen: WalletVoucher }>()
  const [shownFor, setShownFor] = useState({ open, used: confirmation.vouchers_used })
  // When it opens, and when the order uses others, those that the order uses are chosen.
  if (open !== shownFor.open || confirmation.vouchers_used !== shownFor.used) {
    setShownFor({ open, used: confirmation.vouchers_used })
    if (open) setChosen(confirmation.vouchers_used)
    if (!shownFor.open) setReplacement(undefined)
  }
  const { usable, unusable } = voucherOptions(confirmation)
  const apply = (nos: string[] | undefined) => {
    onApply(nos)
    onClose()
  }
  const toggle = (voucher: WalletVoucher) => {
    const next = toggleVoucher(chosen, voucher)
    const removed = next.includes(voucher) ? conflictingVouchers(chosen, voucher) : []
    setReplacement(removed.length > 0 ? { removed, chosen: voucher } : undefined)
    setChosen(next)
    return next
  }
  const footer = (
    <div className="grid gap-12 wide">
      {replacement && (
        <Note tone="amber" role="status">
          {t('promotion:together.out', { names: joinNames(replacement.removed), name: replacement.chosen.coupon_name })}
        </Note>
      )}
      <Button size="lg" block onClick={() => apply(voucherNosOf(chosen))}>
        {t('confirm.voucher.apply')}
      </Button>
    </div>
  )
  return (
    <Sheet open={open} onClose={onClose} title={t('confirm.voucher.title')} footer={usable.length > 0 ? footer : undefined}>
      <VoucherCodeQuestion onRedeemed={() => onApply(undefined)} />
      {(byHand || chosen.length > 0) && (
        <div className="row above-8 gap-8 align-fill wrap">
          {byHand && usable.length > 0 && <Chip onClick={() => apply(undefined)}>{t('confirm.voucher.best')}</Chip>}
          {chosen.length > 0 && <Chip onClick={() => apply([])}>{t('confirm.voucher.clear')}</Chip>}
        </div>
      )}
      <VouchersToClaim
        confirmation={confirmation}
        onClaimed={(voucher) => onApply(voucherNosOf(toggle(voucher)))}
        onBest={() => onApply(undefined)}
      />
      {usable.length > 0 && (
        <VoucherGroup title={t('confirm.voucher.own')}>
          {usable.map((voucher) => {
            const { voucher_no, coupon_name } = voucher
            const isChosen = chosen.some((each) => each.voucher_no === voucher_no)
            const replaced = isChosen ? [] : conflictingVouchers(chosen, voucher)
            return (
              <VoucherCard
                key={voucher_no}
                voucher={voucher}
                expiry={
                  <>
                    <span>{t('promotion:until', { date: formatDate(voucher.expires_at) })}</span>
                    {replaced.length > 0 && (
                      <span className={css.instead}>{t('promotion:together.instead', { names: joinNames(replaced) })}</span>
                    )}
                  </>
                }
                action={<Checkbox checked={isChosen} label={coupon_name} onChange={() => toggle(voucher)} />}
              />
            )
          })}
        </VoucherGroup>
      )}
      <UnusableVouchers list={unusable} />
      {usable.length + unusable.length + (confirmation.vouchers_claimable?.length ?? 0) === 0 && (
        <p className="padY-16 tone-ink-3 textAlign-center">{t('confirm.voucher.empty')}</p>
      )}
    </Sheet>
  )
}
