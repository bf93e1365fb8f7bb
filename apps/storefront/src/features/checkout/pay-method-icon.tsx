import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { IconNode } from 'lucide'
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import HandCoins from 'lucide/dist/esm/icons/hand-coins.mjs'
import Landmark from 'lucide/dist/esm/icons/landmark.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import QrCode from 'lucide/dist/esm/icons/qr-code.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { CardBrandBadge } from '#commerce/payment-method/card/card-brand-badge.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import type { PayChoice } from './pay-choice.ts'
import css from './pay-method-icon.module.css'

export const payMethodIcons: Readonly<Record<PayMethod, IconNode>> = {
  virtual_account: Landmark,
  qris: QrCode,
  e_wallet: Wallet,
  card: CreditCard,
  cod: HandCoins,
}

/** The name of a bank or e-wallet in at most four letters. */
function bankInitials(name: string): string {
  const words = name.replace(/^bank\s+/i, '').split(/\s+/)
  return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '').slice(0, 4)
}

export function PayMethodIcon({ choice }: { readonly choice: Pick<PayChoice, 'method' | 'name' | 'card'> }) {
  const { method, name, card } = choice
  if (card)
    return (
      <span className={cx('center rigid', css.brand)}>
        <CardBrandBadge brand={card.brand} />
      </span>
    )
  return (
    <span className={cx('center rigid size-11 weight-800', css.sign, css[method])} aria-hidden="true">
      {name ? bankInitials(name).toUpperCase() : <Icon of={method === 'card' ? Plus : payMethodIcons[method]} size={16} />}
    </span>
  )
}
