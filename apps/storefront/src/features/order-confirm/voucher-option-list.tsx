import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { useTranslation } from 'react-i18next'
import { VoucherCard } from '../../entities/voucher/voucher-card.tsx'
import { formatDate } from '../../shared/format/date.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { conflictingVouchers, voucherOptions } from './voucher-choice.ts'
import css from './voucher-picker.module.css'

interface Props {
  readonly confirmation: Confirmation
  readonly chosen: readonly WalletVoucher[]
  readonly onToggle: (voucher: WalletVoucher) => void
}

/** Vouchers by name, as one reads them in a row. */
export function joinVoucherNames(vouchers: readonly WalletVoucher[]): string {
  return vouchers.map(({ coupon_name }) => coupon_name).join(', ')
}

/** One that can be used, with its box; one that can't join the chosen ones says whose place it would take. */
function VoucherOption({ voucher, chosen, onToggle }: { readonly voucher: WalletVoucher } & Omit<Props, 'confirmation'>) {
  const { t } = useTranslation('promotion')
  const on = chosen.some(({ voucher_no }) => voucher_no === voucher.voucher_no)
  const out = on ? [] : conflictingVouchers(chosen, voucher)
  return (
    <VoucherCard
      voucher={voucher}
      expiry={
        <>
          {t('until', { date: formatDate(voucher.expires_at) })}
          {out.length > 0 && <span className={css.instead}>{t('together.instead', { names: joinVoucherNames(out) })}</span>}
        </>
      }
      action={<Checkbox checked={on} label={voucher.coupon_name} onChange={() => onToggle(voucher)} />}
    />
  )
}

/** The wallet beside an order: what can be used on it, and each of the rest with why it can't. */
export function VoucherOptionList({ confirmation, chosen, onToggle }: Props) {
  const { t } = useTranslation('checkout')
  const { usable, unusable } = voucherOptions(confirmation)
  if (usable.length + unusable.length === 0) return <p className={css.empty}>{t('confirm.voucher.empty')}</p>
  return (
    <>
      <div className={css.list}>
        {usable.map((voucher) => (
          <VoucherOption key={voucher.voucher_no} voucher={voucher} chosen={chosen} onToggle={onToggle} />
        ))}
      </div>
      {unusable.length > 0 && (
        <>
          <h3 className={css.head}>{t('confirm.voucher.unusable')}</h3>
          <div className={css.list}>
            {unusable.map(({ voucher, reason, shortfall }) => (
              <VoucherCard
                key={voucher.voucher_no}
                voucher={voucher}
                over
                expiry={
                  <span className={css.reason}>{t(`confirm.voucher.reason.${reason}`, { amount: formatRupiah(shortfall ?? 0) })}</span>
                }
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}
