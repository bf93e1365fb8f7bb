import type { CardBrand } from '@nusaria/contracts/card-rules'
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './card-brand-badge.module.css'

const BRANDS = {
  visa: { name: 'Visa', letters: 'VISA' },
  mastercard: { name: 'Mastercard', letters: 'MC' },
  jcb: { name: 'JCB', letters: 'JCB' },
  amex: { name: 'American Express', letters: 'AMEX' },
  gpn: { name: 'GPN', letters: 'GPN' },
} as const

export function cardBrandName(brand: CardBrand = 'unknown'): string | null {
  return brand === 'unknown' ? null : BRANDS[brand].name
}

export function CardBrandBadge({ brand = 'unknown' }: { readonly brand: CardBrand | undefined }) {
  if (brand === 'unknown')
    return (
      <span className={cx(css.mark, css.unknown)}>
        <Icon of={CreditCard} size={20} />
      </span>
    )
  return (
    <span className={cx(css.mark, css[brand])} role="img" aria-label={BRANDS[brand].name}>
      {BRANDS[brand].letters}
    </span>
  )
}
