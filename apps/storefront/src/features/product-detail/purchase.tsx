import type { ProductDetail } from '@nusaria/contracts/product'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote, Note } from '../../shared/ui/note.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { StickyBuyBar } from './buy-strip.tsx'
import type { PurchaseActions } from './buying.ts'
import { DeliveryLines } from './delivery.tsx'
import { OptionPicker } from './options.tsx'
import type { ProductSlots } from './product-slots.ts'
import css from './purchase.module.css'
import { QuantityRow } from './quantity.tsx'
import { isSoldOut } from './sku-choice.ts'
import { SimilarProductsLink } from './sold-out.tsx'
import { SoldOutOptions } from './sold-out-options.tsx'
import type { SkuSelection } from './use-choice.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

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
