import type { ProductDetail } from '@nusaria/contracts/product'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { DeliveryLines } from './delivery.tsx'
import { OptionPicker } from './option-picker.tsx'
import type { ProductSlots } from './product-slots.ts'
import type { PurchaseActions } from './purchase-actions.ts'
import css from './purchase-panel.module.css'
import { QuantityRow } from './quantity-row.tsx'
import { SimilarProductsLink } from './similar-products-link.tsx'
import { isSoldOut } from './sku-selection.ts'
import { SoldOutOptions } from './sold-out-options.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import type { SkuSelection } from './use-sku-selection.ts'

export interface PurchaseProps {
  readonly product: ProductDetail
  readonly chosen: SkuSelection
  readonly buying: PurchaseActions
  readonly slots: ProductSlots
  readonly onAdd: () => void
  readonly onBuy: () => void
}

/** What can be done now: buy it, or hear when it is back. */
function useRenderButtons({ product, chosen, buying, slots: { restockAlert }, onAdd, onBuy }: PurchaseProps): (wide: boolean) => ReactNode {
  if (!isSoldOut(product))
    return (wide) => <BuyButtons sku={chosen.sku} notice={restockAlert} onAdd={onAdd} onBuy={onBuy} adding={buying.adding} wide={wide} />
  return () => (
    <div className={css.pair}>
      {restockAlert?.(chosen.sku.sku_no, 'lg')}
      <SimilarProductsLink product={product} second={restockAlert !== undefined} />
    </div>
  )
}

/** Desktop: everything to choose, and the buttons, which come along at the top once they have gone by. */
export function PurchasePanel(props: PurchaseProps) {
  const { t } = useTranslation('product')
  const { product, chosen, buying, slots } = props
  const [buttons, past] = useScrolledPast<HTMLDivElement>()
  const actions = useRenderButtons(props)
  return (
    <div className={css.purchase}>
      {slots.vouchers}
      <OptionPicker product={product} chosen={chosen} look="rows" />
      <SoldOutOptions product={product} restockAlert={slots.restockAlert} />
      <QuantityRow chosen={chosen} rows />
      <DeliveryLines product={product} />
      {isSoldOut(product) && <Note tone="grey">{t('soldOut.text')}</Note>}
      {!past && <FailureNote failure={buying.failure} />}
      <div ref={buttons}>{actions(true)}</div>
      {past && (
        <StickyBuyBar product={product} chosen={chosen} note={<FailureNote failure={buying.failure} />}>
          {actions(false)}
        </StickyBuyBar>
      )}
    </div>
  )
}
