import type { ProductDetail } from '@nusaria/contracts/product-entities'
import type { ReactNode } from 'react'
import { OptionPicker, QuantityRow } from '#commerce/sku/option-picker.tsx'
import { SkuPrice } from '#commerce/sku/sku-price.tsx'
import { isSoldOut, type SkuSelection } from '#commerce/sku/sku-selection.ts'
import { BuyButtons } from '#commerce/sku/sku-sheet.tsx'
import { useScrolledPast } from '#platform/browser/use-scrolled-past.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { SimilarProductsLink } from './buy-bar.tsx'
import type { ProductSlots, PurchaseActions } from './product-slots.ts'
import css from './purchase-panel.module.css'
import { SoldOutOptions } from './sold-out-options.tsx'

export interface PurchaseProps {
  readonly product: ProductDetail
  readonly selection: SkuSelection
  readonly purchase: PurchaseActions
  readonly slots: ProductSlots
  readonly onAdd: () => void
  readonly onBuy: () => void
}

/** The buttons: to buy, or for a sold-out product the restock alert and similar products. */
function useRenderButtons({
  product,
  selection,
  purchase,
  slots: { restockAlert },
  onAdd,
  onBuy,
}: PurchaseProps): (wide: boolean) => ReactNode {
  if (!isSoldOut(product))
    return (wide) => (
      <BuyButtons sku={selection.sku} notice={restockAlert} onAdd={onAdd} onBuy={onBuy} adding={purchase.adding} wide={wide} />
    )
  return () => (
    <div className={css.pair}>
      {restockAlert?.(selection.sku.sku_no, 'lg')}
      <SimilarProductsLink product={product} second={restockAlert !== undefined} />
    </div>
  )
}

/** Desktop: options and quantity. */
export function PurchaseOptions({ product, selection, slots }: PurchaseProps) {
  return (
    <div className={css.purchase}>
      <OptionPicker product={product} selection={selection} look="rows" />
      <SoldOutOptions product={product} restockAlert={slots.restockAlert} />
      <QuantityRow selection={selection} rows />
    </div>
  )
}

/** Desktop: the buttons. A bar at the bottom repeats them once they are scrolled out. */
export function PurchaseButtons(props: PurchaseProps) {
  const { t } = useTranslation('product')
  const { product, selection, purchase } = props
  const [buttons, past] = useScrolledPast<HTMLDivElement>()
  const actions = useRenderButtons(props)
  return (
    <div className={css.purchase}>
      {isSoldOut(product) && <Note tone="grey">{t('soldOut.text')}</Note>}
      {!past && <FailureNote failure={purchase.failure} />}
      <div ref={buttons}>{actions(true)}</div>
      {past && (
        <StickyBuyBar product={product} selection={selection} note={<FailureNote failure={purchase.failure} />}>
          {actions(false)}
        </StickyBuyBar>
      )}
    </div>
  )
}

interface Props {
  readonly product: ProductDetail
  readonly selection: SkuSelection
  /** The error of the last attempt. */
  readonly note: ReactNode
  /** The same buttons as in the page. */
  readonly children: ReactNode
}

/** Desktop: the bar at the top of the window. */
function StickyBuyBar({ product, selection: { sku, quantity }, note, children }: Props) {
  const { t } = useTranslation('product')
  const what = [...sku.spec_values, ...(quantity > 1 ? [t('strip.pieces', { count: quantity })] : [])].join(', ')
  return (
    <section aria-label={t('strip.label')} className={css.strip}>
      <div className={css.column}>
        <Picture src={sku.image_url} early sizes="96px" className={css.picture} />
        <div className={css.words}>
          <b>{product.product_name}</b>
          <span>{what}</span>
        </div>
        <SkuPrice sku={sku} size={24} />
        <div className={css.actions}>{children}</div>
      </div>
      <div className={css.note}>{note}</div>
    </section>
  )
}
