import type { NavChild, NavType } from '@nusaria/contracts/nav'
import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { useNavTypeListQuery } from '#commerce/category/category-link.tsx'
import { FavouriteButton } from '#commerce/favourite/favourite-button.tsx'
import { RestockAlertSlot } from '#commerce/restock-alert/restock-alert-slot.tsx'
import { OptionPicker, QuantityRow } from '#commerce/sku/option-picker.tsx'
import { SkuPrice } from '#commerce/sku/sku-price.tsx'
import { galleryPictures, isSoldOut } from '#commerce/sku/sku-selection.ts'
import { BuyButtons } from '#commerce/sku/sku-sheet.tsx'
import { useScrolledPast } from '#platform/browser/use-scrolled-past.ts'
import { config } from '#platform/config/config.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { SimilarProductsLink } from './buy-bar.tsx'
import { useDeliveryPlace } from './delivery-place.tsx'
import { Gallery } from './gallery.tsx'
import { BoughtTogetherSection, FeedbackSections } from './later-sections.tsx'
import css from './product-desktop.module.css'
import { ProductFacts, ProductTags } from './product-head.tsx'
import { AttributeList, useDeliveryTexts } from './product-info.tsx'
import { RelatedProducts } from './related-products.tsx'
import { ShareButton } from './share-button.tsx'
import { useShownProduct } from './shown-product.ts'
import { SoldOutOptions } from './sold-out-options.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { VoucherRow, VoucherTickets } from './vouchers.tsx'

/** The buttons: to buy, or for a sold-out product the restock alert and similar products. */
function Buttons({ wide }: { readonly wide: boolean }) {
  const shown = useShownProduct()
  const { product, selection, refetch } = shown
  if (!isSoldOut(product)) return <BuyButtons {...shown} sku={selection.sku} onStale={refetch} wide={wide} />
  return (
    <div className={cx('row gap-12 align-fill wrap', css.pair)}>
      <RestockAlertSlot skuNo={selection.sku.sku_no} size="lg" onStale={refetch} />
      <SimilarProductsLink product={product} second={config.features.restockAlerts} />
    </div>
  )
}

/** Desktop: options and quantity. */
function PurchaseOptions() {
  const { product, selection } = useShownProduct()
  return (
    <div className={cx('grid fits', css.purchase)}>
      <OptionPicker product={product} selection={selection} look="rows" />
      <SoldOutOptions />
      <QuantityRow selection={selection} rows />
    </div>
  )
}

/** Desktop: the buttons. A bar at the bottom repeats them once they are scrolled out. */
function PurchaseButtons() {
  const { t } = useTranslation('product')
  const { product, failure } = useShownProduct()
  const [buttons, past] = useScrolledPast<HTMLDivElement>()
  return (
    <div className={cx('grid fits', css.purchase)}>
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
      <div className={cx('row gap-16', css.column)}>
        <Picture src={sku.image_url} early sizes="96px" className={css.picture} />
        <div className={css.words}>
          <b className="weight-700">{product.product_name}</b>
          <span className="size-12 line-16 tone-ink-3">{what}</span>
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

/** Desktop: delivery city, time, fee and payment on delivery, in a few lines beside the options. */
function DeliveryLines({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation('product')
  const [shown, change] = useDeliveryPlace(product)
  const texts = useDeliveryTexts(shown)
  if (!texts) return null
  const { city, time, fee, isFree, cash } = texts
  return (
    <div className={cx('size-14 line-22', css.lines)}>
      <span className={css.linesName}>{t('delivery.title')}</span>
      <div>
        <b className="weight-700">{t('delivery.to', { city })}</b> {change}
        <p>
          <span className={cx(isFree && css.free)}>{fee}</span> · <span>{time}</span>
        </p>
        {cash !== null && <p>{cash}</p>}
      </div>
    </div>
  )
}

function SavedAmount() {
  const { t } = useTranslation('product')
  const { sku } = useShownProduct().selection
  if (sku.discount === 0) return null
  return (
    <span className={cx('size-12 line-16 tone-ink-3', css.saved)}>
      <span>{t('saved')}</span> <b>{formatRupiah(sku.scribing_price - sku.price)}</b>
    </span>
  )
}

function DesktopHead() {
  const { product, selection } = useShownProduct()
  return (
    <>
      <div className={cx('row gap-8 wrap size-13 weight-700 tone-ink-2', css.tags)}>
        <ProductTags product={product} />
        <span>{product.attributes.brand}</span>
        <span className={cx('row gap-4', css.tools)}>
          <ShareButton product={product} className={css.tool} named />
          <FavouriteButton key={product.product_no} product={product} />
        </span>
      </div>
      <h1 className={cx('breaks balance', css.name)}>{product.product_name}</h1>
      <ProductFacts product={product} selection={selection} />
      <div className={cx('row above-20 surface justify-between wrap', css.price)}>
        <SkuPrice sku={selection.sku} size={36} />
        <SavedAmount />
      </div>
    </>
  )
}

function DesktopFacts() {
  const { t } = useTranslation('product')
  const { product, selection } = useShownProduct()
  return (
    <div className={cx('grid gap-24 align-start', css.facts)}>
      <Panel title={t('details')}>
        <AttributeList product={product} sku={selection.sku} />
        {product.description && (
          <>
            <h2 className={css.second}>{t('description')}</h2>
            <p className={cx('size-14 line-24 tone-ink-2 breaks', css.description)}>{product.description}</p>
          </>
        )}
      </Panel>
      <VoucherTickets productNo={product.product_no} />
    </div>
  )
}

type BreadcrumbCategory = Pick<NavChild, 'nav_type_id' | 'nav_type_name'>

/** The categories of a product, top level first; only its own until the tree is loaded or when the tree doesn't contain it. */
function breadcrumbCategories(tree: readonly NavType[], { nav_type_id, nav_type_name }: ProductDetail): readonly BreadcrumbCategory[] {
  if (nav_type_id === undefined || nav_type_name === undefined) return []
  const own = { nav_type_id, nav_type_name }
  const parent = tree.find(({ child_list }) => child_list.some((child) => child.nav_type_id === nav_type_id))
  return parent ? [parent, own] : [own]
}

function ProductBreadcrumb() {
  const { t } = useTranslation()
  const { product } = useShownProduct()
  const categories = breadcrumbCategories(useNavTypeListQuery().data ?? [], product)
  const places = categories.map(({ nav_type_id, nav_type_name }) => ({ name: nav_type_name, ...categoryProductsLink(nav_type_id) }))
  return <Breadcrumb places={[{ name: t('tabs.home'), to: paths.home }, ...places]} here={product.product_name} />
}

export function ProductDesktop() {
  const { product, selection } = useShownProduct()
  // The vouchers are rendered twice, and the style sheet shows one: a server doesn't know the width of the window.
  const long = product.options.length > 1
  const vouchers = (
    <div className={css.vouchers}>
      <VoucherRow productNo={product.product_no} />
    </div>
  )
  return (
    <>
      <ProductBreadcrumb />
      <article>
        <div className={cx('grid align-start', css.top, long && css.long)}>
          <Gallery
            name={product.product_name}
            pictures={galleryPictures(product, selection.sku)}
            shown={selection.sku.image_url}
            soldOut={isSoldOut(product)}
            Thumbs={Thumbnails}
          />
          <div>
            <DesktopHead />
            {vouchers}
            <PurchaseOptions />
          </div>
          <div className={css.delivery}>
            {long && vouchers}
            <DeliveryLines product={product} />
          </div>
          <PurchaseButtons />
        </div>
        <DesktopFacts />
        <div className={css.set}>
          <BoughtTogetherSection />
        </div>
        <FeedbackSections />
        <RelatedProducts product={product} />
      </article>
    </>
  )
}
