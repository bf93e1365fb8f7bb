import type { Sku } from '@nusaria/contracts/product-entities'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import type { ProductSlots } from './product-slots.ts'
import css from './sold-out-sheet.module.css'

interface Props extends Pick<Required<ProductSlots>, 'restockAlert'> {
  readonly open: boolean
  readonly onClose: () => void
  readonly skus: readonly Sku[]
}

/** Sold-out SKUs, each with its restock alert button. */
export default function SoldOutSheet({ open, onClose, skus, restockAlert }: Props) {
  const { t } = useTranslation('product')
  return (
    <Sheet open={open} onClose={onClose} title={t('soldOut.optionsTitle')}>
      <ul>
        {skus.map((sku) => (
          <li key={sku.sku_no} className={css.row}>
            <Picture src={sku.image_url} className={css.picture} />
            <span className={css.values}>{sku.spec_values.join(', ')}</span>
            <span>{restockAlert(sku.sku_no, 'sm')}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
