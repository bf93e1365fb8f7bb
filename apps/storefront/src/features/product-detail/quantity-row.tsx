import { useTranslation } from 'react-i18next'
import { QuantityField } from '../../entities/product/quantity-field.tsx'
import { quantityLimit } from '../../entities/product/quantity-limit.ts'
import css from './quantity-row.module.css'
import { LOW_STOCK_THRESHOLD } from './sku-selection.ts'
import type { SkuSelection } from './use-sku-selection.ts'

interface Props {
  readonly chosen: SkuSelection
  /** The name at the side in a column of its own, as the options have theirs. */
  readonly rows?: boolean
}

/** How many pieces, and how many one order takes, said when it is few. Nothing for what is sold out. */
export function QuantityRow({ chosen, rows = false }: Props) {
  const { t } = useTranslation(['product', 'common'])
  const { sku, quantity, setQuantity } = chosen
  const limit = quantityLimit(sku)
  if (limit.max === 0) return null
  const few = limit.reason === 'order' || sku.stock <= LOW_STOCK_THRESHOLD
  return (
    <div className={rows ? css.row : css.between}>
      <span className={css.name} aria-hidden="true">
        {t('common:quantity.label')}
      </span>
      <QuantityField
        key={sku.sku_no}
        value={quantity}
        onChange={setQuantity}
        limit={limit}
        label={t('common:quantity.label')}
        hint={few && t(limit.reason === 'order' ? 'choice.limit' : 'choice.left', { count: limit.max })}
        words={rows ? 'after' : 'before'}
      />
    </div>
  )
}
