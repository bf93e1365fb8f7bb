import type { ProductDetail } from '@nusaria/contracts/product'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import type { ProductSlots } from './product-slots.ts'
import { soldOutSkus } from './sku-selection.ts'
import css from './sold-out-options.module.css'

interface Props extends Pick<ProductSlots, 'restockAlert'> {
  readonly product: ProductDetail
}

/** What can't be chosen of a product that can be bought otherwise, each with the way to hear when it is back. */
export function SoldOutOptions({ product, restockAlert }: Props) {
  const { t } = useTranslation('product')
  const [open, setOpen] = useState(false)
  const skus = soldOutSkus(product)
  if (!restockAlert || skus.length === 0) return null
  return (
    <>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        <Icon of={Bell} size={16} />
        {t('soldOut.options', { count: skus.length })}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('soldOut.optionsTitle')}>
        <ul className={css.list}>
          {skus.map((sku) => (
            <li key={sku.sku_no} className={css.row}>
              <Picture src={sku.image_url} className={css.picture} />
              <span className={css.values}>{sku.spec_values.join(', ')}</span>
              <span>{restockAlert(sku.sku_no, 'sm')}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
