import type { Favourite } from '@nusaria/contracts/favourite'
import { TrendingDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import css from './favourite-list.module.css'

/** How much less a product costs than when it was put aside; nothing when it doesn't, or can't be bought. */
export function PriceDropTag({ favourite: { product, added_price } }: { readonly favourite: Favourite }) {
  const { t } = useTranslation('favourite')
  const less = added_price - product.price
  if (less <= 0 || product.flag_sold_out === 1) return null
  const amount = formatRupiah(less)
  return (
    <span className={css.drop}>
      <Icon of={TrendingDown} size={13} stroke={2.25} />
      <span aria-hidden="true">{t('dropped', { amount })}</span>
      <VisuallyHidden>{t('droppedLabel', { amount })}</VisuallyHidden>
    </span>
  )
}
