import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { OptionPicker } from './option-picker.tsx'
import type { ProductSlots } from './product-slots.ts'
import type { PurchaseActions } from './purchase-actions.ts'
import { QuantityRow } from './quantity-row.tsx'
import { SkuPrice } from './sku-price.tsx'
import css from './sku-sheet.module.css'
import { StockLabel } from './stock-text.tsx'
import type { SkuSelection } from './use-sku-selection.ts'

interface Props extends Pick<ProductSlots, 'restockAlert'> {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: ProductDetail
  readonly chosen: SkuSelection
  readonly buying: PurchaseActions
  readonly onAdd: () => void
  readonly onBuy: () => void
}

/** The choice on a phone: the SKU as it looks and costs, every option, how many, and the two ways to buy. */
export function SkuSheet({ open, onClose, product, chosen, buying, restockAlert, onAdd, onBuy }: Props) {
  const { t } = useTranslation('product')
  const { sku } = chosen
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('choice.title')}
      hideTitle
      actions={<BuyButtons sku={sku} notice={restockAlert} onAdd={onAdd} onBuy={onBuy} adding={buying.adding} />}
    >
      <div className={css.head}>
        <Picture src={sku.image_url} early className={css.picture} />
        <div>
          <SkuPrice sku={sku} size={24} />
          <p className={css.values}>{sku.spec_values.join(', ')}</p>
          <p className={css.stock}>
            <StockLabel sku={sku} />
          </p>
        </div>
      </div>
      <OptionPicker product={product} chosen={chosen} look="sheet" />
      <div className={css.quantity}>
        <QuantityRow chosen={chosen} />
      </div>
      <FailureNote failure={buying.failure} />
    </Sheet>
  )
}
