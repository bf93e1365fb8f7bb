import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { IconNode } from 'lucide'
import Banknote from 'lucide/dist/esm/icons/banknote.mjs'
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import Landmark from 'lucide/dist/esm/icons/landmark.mjs'
import QrCode from 'lucide/dist/esm/icons/qr-code.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { Suspense } from 'react'
import { CustomerService } from '#commerce/customer-service/customer-service.tsx'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Note } from '#ui/feedback/note.tsx'

export const payMethodIcons: Readonly<Record<PayMethod, IconNode>> = {
  virtual_account: Landmark,
  qris: QrCode,
  e_wallet: Wallet,
  card: CreditCard,
  cod: Banknote,
}

/** Why a way to pay is unavailable: a reason of the server, or of the saved card. `most` in Rupiah. */
export type DisabledReason =
  | { readonly why: 'area' | 'amount' | 'product' | 'voucher'; readonly by: readonly string[]; readonly most: number | null }
  | { readonly why: 'expired' | 'unproven' }

export function useDisabledReasonText(): (disabled: DisabledReason) => string {
  const { t } = useTranslation(['checkout', 'cashier'])
  return (disabled) => {
    if (!('by' in disabled)) return t(`cashier:card.${disabled.why}`)
    const { why, by, most } = disabled
    if (why === 'amount') return most === null ? t('cashier.disabled.amount') : t('cashier:off.amount', { amount: formatRupiah(most) })
    return by.length === 0 ? t(`cashier.disabled.${why}`) : t(`cashier:off.${why}`, { names: by.join(', ') })
  }
}

/** Instead of the ways to pay, when the shop offers none for the order. */
export function NoPayMethodNote() {
  const { t } = useTranslation('checkout')
  return (
    <Note tone="amber" role="alert">
      <p>{t('cashier.noWay')}</p>
      <Suspense fallback={null}>
        <CustomerService />
      </Suspense>
    </Note>
  )
}
