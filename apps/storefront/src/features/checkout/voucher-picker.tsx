import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/promotion'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateOnly } from '../../shared/format/date.ts'
import { rupiah } from '../../shared/format/rupiah.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { Chip } from '../../shared/ui/tag.tsx'
import { VoucherCard } from '../../shared/voucher/voucher-card.tsx'
import { toggleVoucher, voucherOptions } from './voucher-choice.ts'
import css from './voucher-picker.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly confirmation: Confirmation
  /** `undefined`: let the server propose the cheapest legal set. */
  readonly onApply: (voucherNos: string[] | undefined) => void
}

interface ListProps {
  readonly confirmation: Confirmation
  readonly chosen: readonly WalletVoucher[]
  readonly onToggle: (voucher: WalletVoucher) => void
}

function VoucherList({ confirmation, chosen, onToggle }: ListProps) {
  const { t } = useTranslation(['checkout', 'promotion'])
  const { usable, unusable } = voucherOptions(confirmation)
  const until = (voucher: WalletVoucher) => t('promotion:until', { date: dateOnly(voucher.expires_at) })
  if (usable.length + unusable.length === 0) return <p className={css.empty}>{t('checkout:confirm.voucher.empty')}</p>
  return (
    <>
      <div className={css.list}>
        {usable.map((voucher) => (
          <VoucherCard
            key={voucher.voucher_no}
            voucher={voucher}
            expiry={until(voucher)}
            action={
              <Checkbox
                checked={chosen.some(({ voucher_no }) => voucher_no === voucher.voucher_no)}
                label={voucher.coupon_name}
                onChange={() => onToggle(voucher)}
              />
            }
          />
        ))}
      </div>
      {unusable.length > 0 && (
        <>
          <h3 className={css.head}>{t('checkout:confirm.voucher.unusable')}</h3>
          <div className={css.list}>
            {unusable.map(({ voucher, reason, shortfall }) => (
              <VoucherCard
                key={voucher.voucher_no}
                voucher={voucher}
                over
                expiry={
                  <span className={css.reason}>{t(`checkout:confirm.voucher.reason.${reason}`, { amount: rupiah(shortfall ?? 0) })}</span>
                }
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}

/** The wallet beside an order: what can be used on it together, and why the rest can't. */
export function VoucherPicker({ open, onClose, confirmation, onApply }: Props) {
  const { t } = useTranslation('checkout')
  const [chosen, setChosen] = useState<readonly WalletVoucher[]>(confirmation.vouchers_used)
  const [openedWith, setOpenedWith] = useState(open)
  // Each opening begins with what the order uses now.
  if (open !== openedWith) {
    setOpenedWith(open)
    if (open) setChosen(confirmation.vouchers_used)
  }
  const apply = (nos: string[] | undefined) => {
    onApply(nos)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('confirm.voucher.title')}
      actions={
        <Button size="lg" block onClick={() => apply(chosen.map(({ voucher_no }) => voucher_no))}>
          {t('confirm.voucher.apply')}
        </Button>
      }
    >
      <div className={css.shortcuts}>
        <Chip onClick={() => apply(undefined)}>{t('confirm.voucher.best')}</Chip>
        <Chip onClick={() => apply([])}>{t('confirm.voucher.clear')}</Chip>
      </div>
      <VoucherList confirmation={confirmation} chosen={chosen} onToggle={(voucher) => setChosen(toggleVoucher(chosen, voucher))} />
    </Sheet>
  )
}
