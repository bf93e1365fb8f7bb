import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import { conflictingVouchers, toggleVoucher } from './voucher-choice.ts'
import { joinVoucherNames, VoucherOptionList } from './voucher-option-list.tsx'
import css from './voucher-picker.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly confirmation: Confirmation
  /** `undefined`: let the server propose the cheapest legal set. */
  readonly onApply: (voucherNos: string[] | undefined) => void
}

/** What a choice took out, and for which voucher. */
interface Replacement {
  readonly removed: readonly WalletVoucher[]
  readonly chosen: WalletVoucher
}

/** The wallet beside an order: what can be used on it together, and why the rest can't. Nothing illegal can be chosen. */
export function VoucherPicker({ open, onClose, confirmation, onApply }: Props) {
  const { t } = useTranslation(['checkout', 'promotion'])
  const [chosen, setChosen] = useState<readonly WalletVoucher[]>(confirmation.vouchers_used)
  const [gave, setGave] = useState<Replacement>()
  const [openedWith, setOpenedWith] = useState(open)
  // Each opening begins with what the order uses now.
  if (open !== openedWith) {
    setOpenedWith(open)
    if (open) {
      setChosen(confirmation.vouchers_used)
      setGave(undefined)
    }
  }
  const apply = (nos: string[] | undefined) => {
    onApply(nos)
    onClose()
  }
  const toggle = (voucher: WalletVoucher) => {
    const next = toggleVoucher(chosen, voucher)
    const removed = next.includes(voucher) ? conflictingVouchers(chosen, voucher) : []
    setGave(removed.length > 0 ? { removed, chosen: voucher } : undefined)
    setChosen(next)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('checkout:confirm.voucher.title')}
      actions={
        <div className={css.actions}>
          {gave && (
            <Note tone="amber" role="status">
              {t('promotion:together.out', { names: joinVoucherNames(gave.removed), name: gave.chosen.coupon_name })}
            </Note>
          )}
          <Button size="lg" block onClick={() => apply(chosen.map(({ voucher_no }) => voucher_no))}>
            {t('checkout:confirm.voucher.apply')}
          </Button>
        </div>
      }
    >
      <div className={css.shortcuts}>
        <Chip onClick={() => apply(undefined)}>{t('checkout:confirm.voucher.best')}</Chip>
        <Chip onClick={() => apply([])}>{t('checkout:confirm.voucher.clear')}</Chip>
      </div>
      <VoucherOptionList confirmation={confirmation} chosen={chosen} onToggle={toggle} />
    </Sheet>
  )
}
