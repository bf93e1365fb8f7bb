import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { useState } from 'react'
import { VoucherCard } from '#commerce/voucher/voucher-card.tsx'
import { formatDate } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import css from './voucher-picker.module.css'

/** The vouchers for the picker. One that only can't be combined with the chosen ones stays usable: choosing it replaces them. */
export function voucherOptions({ vouchers_used, vouchers_usable, vouchers_unusable }: Confirmation) {
  const swappable = vouchers_unusable.filter(({ reason }) => reason === 'not_stackable').map(({ voucher }) => voucher)
  const byNo = new Map([...vouchers_used, ...vouchers_usable, ...swappable].map((voucher) => [voucher.voucher_no, voucher]))
  return { usable: [...byNo.values()], unusable: vouchers_unusable.filter(({ reason }) => reason !== 'not_stackable') }
}

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
  /** `undefined`: the server proposes the cheapest valid set. */
  readonly onApply: (voucherNos: string[] | undefined) => void
}

/** The member's vouchers for an order: those that can be used together, and why the others can't. Only valid sets can be chosen. */
export function VoucherPicker({ open, onClose, confirmation, onApply }: Props) {
  const { t } = useTranslation(['checkout', 'promotion'])
  const [chosen, setChosen] = useState<readonly WalletVoucher[]>(confirmation.vouchers_used)
  const [replacement, setReplacement] = useState<{ readonly removed: readonly WalletVoucher[]; readonly chosen: WalletVoucher }>()
  const [openedWith, setOpenedWith] = useState(open)
  // Each time it opens, the vouchers that the order uses are chosen.
  if (open !== openedWith) {
    setOpenedWith(open)
    if (open) {
      setChosen(confirmation.vouchers_used)
      setReplacement(undefined)
    }
  }
  const apply = (nos: string[] | undefined) => {
    onApply(nos)
    onClose()
  }
  const toggle = (voucher: WalletVoucher) => {
    const next = toggleVoucher(chosen, voucher)
    const removed = next.includes(voucher) ? conflictingVouchers(chosen, voucher) : []
    setReplacement(removed.length > 0 ? { removed, chosen: voucher } : undefined)
    setChosen(next)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('confirm.voucher.title')}
      footer={
        <div className="grid gap-12 wide">
          {replacement && (
            <Note tone="amber" role="status">
              {t('promotion:together.out', { names: joinNames(replacement.removed), name: replacement.chosen.coupon_name })}
            </Note>
          )}
          <Button size="lg" block onClick={() => apply(chosen.map(({ voucher_no }) => voucher_no))}>
            {t('confirm.voucher.apply')}
          </Button>
        </div>
      }
    >
      <div className="row below-14 gap-8 align-fill wrap">
        <Chip onClick={() => apply(undefined)}>{t('confirm.voucher.best')}</Chip>
        <Chip onClick={() => apply([])}>{t('confirm.voucher.clear')}</Chip>
      </div>
      <VoucherList confirmation={confirmation} chosen={chosen} onToggle={toggle} />
    </Sheet>
  )
}

interface VoucherListProps {
  readonly confirmation: Confirmation
  readonly chosen: readonly WalletVoucher[]
  readonly onToggle: (voucher: WalletVoucher) => void
}

/** The usable vouchers with those that they would replace, then the others with the reason. */
function VoucherList({ confirmation, chosen, onToggle }: VoucherListProps) {
  const { t } = useTranslation(['checkout', 'promotion'])
  const { usable, unusable } = voucherOptions(confirmation)
  if (usable.length + unusable.length === 0) return <p className="padY-16 tone-ink-3 textAlign-center">{t('confirm.voucher.empty')}</p>
  return (
    <>
      <div className="grid gap-12">
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
              action={<Checkbox checked={isChosen} label={coupon_name} onChange={() => onToggle(voucher)} />}
            />
          )
        })}
      </div>
      {unusable.length > 0 && (
        <>
          <h3 className={cx('size-13 line-20 weight-700 tone-ink-2', css.head)}>{t('confirm.voucher.unusable')}</h3>
          <div className="grid gap-12">
            {unusable.map(({ voucher, reason, shortfall }) => (
              <VoucherCard
                key={voucher.voucher_no}
                voucher={voucher}
                over
                expiry={
                  <span className="weight-600 tone-error-700">
                    {t(`confirm.voucher.reason.${reason}`, { amount: formatRupiah(shortfall ?? 0) })}
                  </span>
                }
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}
