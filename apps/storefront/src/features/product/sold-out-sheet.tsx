import type { Sku } from '@nusaria/contracts/product-entities'
import { RestockAlertSlot } from '#commerce/restock-alert/restock-alert-slot.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import css from './sold-out-sheet.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly skus: readonly Sku[]
  readonly onStale: () => void
}

export default function SoldOutSheet({ open, onClose, skus, onStale }: Props) {
  const { t } = useTranslation('product')
  return (
    <Sheet open={open} onClose={onClose} title={t('soldOut.optionsTitle')}>
      <ul>
        {skus.map((sku) => (
          <li key={sku.sku_no} className={cx('row padY-12 gap-12', css.row)}>
            <Picture src={sku.image_url} className={css.picture} />
            <span className="grow size-13 line-18 weight-600 breaks">{sku.spec_values.join(', ')}</span>
            <RestockAlertSlot skuNo={sku.sku_no} size="sm" onStale={onStale} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
