import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../shared/ui/note.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import type { Buying } from './buying.ts'
import { Options } from './options.tsx'
import { PriceLine } from './price-line.tsx'
import type { ProductSlots } from './product-slots.ts'
import { Quantity } from './quantity.tsx'
import css from './sku-sheet.module.css'
import { StockText } from './stock-text.tsx'
import type { Chosen } from './use-choice.ts'

interface Props extends Pick<ProductSlots, 'notice'> {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: ProductDetail
  readonly chosen: Chosen
  readonly buying: Buying
  readonly onAdd: () => void
  readonly onBuy: () => void
}

/** The choice on a phone: the SKU as it looks and costs, every option, how many, and the two ways to buy. */
export function SkuSheet({ open, onClose, product, chosen, buying, notice, onAdd, onBuy }: Props) {
  const { t } = useTranslation('product')
  const { sku } = chosen
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('choice.title')}
      hideTitle
      actions={<BuyButtons sku={sku} notice={notice} onAdd={onAdd} onBuy={onBuy} adding={buying.adding} />}
    >
      <div className={css.head}>
        <Picture src={sku.image_url} early className={css.picture} />
        <div>
          <PriceLine sku={sku} size={24} />
          <p className={css.values}>{sku.spec_values.join(', ')}</p>
          <p className={css.stock}>
            <StockText sku={sku} />
          </p>
        </div>
      </div>
      <Options product={product} chosen={chosen} look="sheet" />
      <div className={css.quantity}>
        <Quantity chosen={chosen} />
      </div>
      <FailureNote failure={buying.failure} />
    </Sheet>
  )
}
