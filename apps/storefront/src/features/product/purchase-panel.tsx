import { RestockAlertSlot } from '#commerce/restock-alert/restock-alert-slot.tsx'
import { OptionPicker, QuantityRow } from '#commerce/sku/option-picker.tsx'
import { SkuPrice } from '#commerce/sku/sku-price.tsx'
import { isSoldOut } from '#commerce/sku/sku-selection.ts'
import { BuyButtons } from '#commerce/sku/sku-sheet.tsx'
import { useScrolledPast } from '#platform/browser/use-scrolled-past.ts'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { SimilarProductsLink } from './buy-bar.tsx'
import css from './purchase-panel.module.css'
import { useShownProduct } from './shown-product.ts'
import { SoldOutOptions } from './sold-out-options.tsx'

/** The buttons: to buy, or for a sold-out product the restock alert and similar products. */
function Buttons({ wide }: { readonly wide: boolean }) {
  const shown = useShownProduct()
  const { product, selection, refetch } = shown
  if (!isSoldOut(product)) return <BuyButtons {...shown} sku={selection.sku} onStale={refetch} wide={wide} />
  return (
    <div className={css.pair}>
      <RestockAlertSlot skuNo={selection.sku.sku_no} size="lg" onStale={refetch} />
      <SimilarProductsLink product={product} second={config.features.restockAlerts} />
    </div>
  )
}

/** Desktop: options and quantity. */
export function PurchaseOptions() {
  const { product, selection } = useShownProduct()
  return (
    <div className={css.purchase}>
      <OptionPicker product={product} selection={selection} look="rows" />
      <SoldOutOptions />
      <QuantityRow selection={selection} rows />
    </div>
  )
}

/** Desktop: the buttons. A bar at the bottom repeats them once they are scrolled out. */
export function PurchaseButtons() {
  const { t } = useTranslation('product')
  const { product, failure } = useShownProduct()
  const [buttons, past] = useScrolledPast<HTMLDivElement>()
  return (
    <div className={css.purchase}>
      {isSoldOut(product) && <Note tone="grey">{t('soldOut.text')}</Note>}
      {!past && <FailureNote failure={failure} />}
      <div ref={buttons}>
        <Buttons wide />
      </div>
      {past && <StickyBuyBar />}
    </div>
  )
}

/** Desktop: the bar at the top of the window, with the same buttons. */
function StickyBuyBar() {
  const { t } = useTranslation('product')
  const { product, selection, failure } = useShownProduct()
  const { sku, quantity } = selection
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
        <div className={css.actions}>
          <Buttons wide={false} />
        </div>
      </div>
      <div className={css.note}>
        <FailureNote failure={failure} />
      </div>
    </section>
  )
}
