import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { useRef } from 'react'
import { useNavTypeListQuery } from '#commerce/category/category-link.tsx'
import { FavouriteButton } from '#commerce/favourite/favourite-button.tsx'
import { RestockAlertSlot } from '#commerce/restock-alert/restock-alert-slot.tsx'
import { OptionPicker, QuantityRow } from '#commerce/sku/option-picker.tsx'
import { SkuPrice } from '#commerce/sku/sku-price.tsx'
import { isSoldOut } from '#commerce/sku/sku-selection.ts'
import { BuyButtons } from '#commerce/sku/sku-sheet.tsx'
import { useScrolledAway } from '#platform/browser/use-scrolled-away.ts'
import { config } from '#platform/config/config.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import { SimilarProductsLink, SoldOutOptions } from './buy-bar.tsx'
import { Description, isDescribed } from './description.tsx'
import { Gallery, type ThumbnailsProps } from './gallery.tsx'
import { BoughtTogetherSection, FeedbackSections, RelatedProducts } from './later-sections.tsx'
import css from './product-desktop.module.css'
import { AttributeList, ProductFacts, ProductTags, useDelivery } from './product-info.tsx'
import { ShareButton } from './share-button.tsx'
import { useShownProduct } from './shown-product.ts'
import { VoucherRow, VoucherTickets } from './vouchers.tsx'

function Thumbnails({ pictures, at, onPick }: ThumbnailsProps) {
  const { t } = useTranslation('product')
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = useOneStop(row)
  return (
    <div ref={row} role="toolbar" aria-label={t('gallery.thumbs')} onKeyDown={onKeyDown} className={cx('grid above-12 gap-12', css.thumbs)}>
      {pictures.map((url, index) => (
        <button
          key={url}
          type="button"
          className={cx(css.thumb, index === at && css.on)}
          aria-label={t('gallery.show', { number: index + 1 })}
          aria-current={index === at}
          onClick={() => onPick(index)}
        >
          <Picture src={url} />
        </button>
      ))}
    </div>
  )
}

function Buttons({ wide }: { readonly wide: boolean }) {
  const shown = useShownProduct()
  const { product, selection, refetch } = shown
  if (!isSoldOut(product)) return <BuyButtons {...shown} sku={selection.sku} onStale={refetch} wide={wide} />
  return (
    <div className={cx('row gap-12 align-fill wrap', css.pair)}>
      <RestockAlertSlot skuNo={selection.sku.sku_no} size="lg" onStale={refetch} />
      <SimilarProductsLink second={config.features.restockAlerts} />
    </div>
  )
}

/** While the buttons are out of the window, a bar at its bottom repeats them. */
function PurchaseButtons() {
  const { t } = useTranslation('product')
  const { product, failure } = useShownProduct()
  const [buttons, away] = useScrolledAway<HTMLDivElement>()
  return (
    <>
      {isSoldOut(product) && <Note tone="grey">{t('soldOut.text')}</Note>}
      {!away && <FailureNote failure={failure} />}
      <div ref={buttons}>
        <Buttons wide />
      </div>
      {away && <StickyBuyBar />}
    </>
  )
}

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
          <b lang={NAMES_LANGUAGE} className="weight-700">
            {product.product_name}
          </b>
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

function DeliveryLines() {
  const { t } = useTranslation('product')
  const delivery = useDelivery(useShownProduct().product)
  if (!delivery) return null
  const { city, time, fee, isFree, cash, change } = delivery
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

function DesktopHead() {
  const { t } = useTranslation('product')
  const { product, selection } = useShownProduct()
  const { sku } = selection
  return (
    <>
      <div className={cx('row gap-8 wrap size-13 weight-700 tone-ink-2', css.tags)}>
        <ProductTags />
        <span>{product.attributes.brand}</span>
        <span className={cx('row gap-4', css.tools)}>
          <ShareButton product={product} className={css.tool} named />
          <FavouriteButton key={product.product_no} product={product} />
        </span>
      </div>
      <h1 lang={NAMES_LANGUAGE} className={cx('breaks', css.name)}>
        {product.product_name}
      </h1>
      <ProductFacts />
      <div className={cx('row above-20 surface justify-between wrap', css.price)}>
        <SkuPrice sku={sku} size={36} />
        {sku.discount !== 0 && (
          <span className={cx('size-12 line-16 tone-ink-3', css.saved)}>
            <span>{t('saved')}</span> <b>{formatRupiah(sku.scribing_price - sku.price)}</b>
          </span>
        )}
      </div>
    </>
  )
}

/** The top-level category of a product and its own; only its own until the tree is loaded or when the tree doesn't contain it. */
function ProductBreadcrumb() {
  const { t } = useTranslation()
  const { product_name, nav_type_id, nav_type_name } = useShownProduct().product
  const tree = useNavTypeListQuery().data
  const own = nav_type_id !== undefined && nav_type_name !== undefined && { nav_type_id, nav_type_name }
  const parent = own && tree?.find(({ child_list }) => child_list.some((child) => child.nav_type_id === nav_type_id))
  const categories = [parent, own].filter((category) => !!category)
  const places = categories.map((category) => ({ name: category.nav_type_name, ...categoryProductsLink(category.nav_type_id) }))
  return <Breadcrumb places={[{ name: t('tabs.home'), to: paths.home }, ...places]} here={product_name} />
}

export function ProductDesktop() {
  const { t } = useTranslation('product')
  const { product, selection } = useShownProduct()
  return (
    <>
      <ProductBreadcrumb />
      <article>
        <div className={cx('grid align-start', css.top, product.options.length > 0 && css.long)}>
          <Gallery Thumbs={Thumbnails} />
          <div>
            <DesktopHead />
            <div className={cx('grid fits', css.purchase)}>
              <OptionPicker product={product} selection={selection} look="rows" />
              <SoldOutOptions />
              <QuantityRow selection={selection} rows />
              <PurchaseButtons />
            </div>
          </div>
          <div className={css.delivery}>
            <VoucherRow productNo={product.product_no} />
            <DeliveryLines />
          </div>
        </div>
        <div className={cx('grid gap-24 align-start', css.facts)}>
          <Panel title={t('details')}>
            <AttributeList product={product} sku={selection.sku} />
            {isDescribed(product.description) && (
              <>
                <h2 className={css.second}>{t('description')}</h2>
                <Description text={product.description} className="size-14 line-24 tone-ink-2" />
              </>
            )}
          </Panel>
          <VoucherTickets productNo={product.product_no} />
        </div>
        <div className={css.set}>
          <BoughtTogetherSection />
        </div>
        <FeedbackSections />
        <RelatedProducts />
      </article>
    </>
  )
}
