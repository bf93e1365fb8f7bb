import { FavouriteButton } from '#commerce/favourite/favourite-button.tsx'
import { MovingPicture } from '#commerce/product/moving-picture.tsx'
import { OptionPicker, QuantityRow } from '#commerce/sku/option-picker.tsx'
import { SkuPrice } from '#commerce/sku/sku-price.tsx'
import { galleryPictures, isSoldOut } from '#commerce/sku/sku-selection.ts'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { SimilarProductsLink } from './buy-bar.tsx'
import { Gallery } from './gallery.tsx'
import { BoughtTogetherSection, FeedbackSections } from './later-sections.tsx'
import { PageSection } from './product-frame.tsx'
import { ProductFacts, ProductTags } from './product-head.tsx'
import { AttributeList, DeliveryPanel } from './product-info.tsx'
import css from './product-mobile.module.css'
import { RelatedProducts } from './related-products.tsx'
import { useShownProduct } from './shown-product.ts'
import { SoldOutOptions } from './sold-out-options.tsx'
import { VoucherRow } from './vouchers.tsx'

function MobileHead() {
  const { product, selection } = useShownProduct()
  return (
    <header>
      <div className="row gap-12 justify-between">
        <SkuPrice sku={selection.sku} size={28} />
        <FavouriteButton key={product.product_no} product={product} />
      </div>
      <h1>{product.product_name}</h1>
      <div className={cx('row wrap', css.facts)}>
        <ProductTags product={product} />
        <ProductFacts product={product} selection={selection} />
      </div>
    </header>
  )
}

function MobileOptions() {
  const { t } = useTranslation('product')
  const { product, selection } = useShownProduct()
  const soldOut = isSoldOut(product)
  const hasOptions = product.options.length > 0
  if (!hasOptions && soldOut) return null
  return (
    <Panel
      title={hasOptions ? t('choice.title') : undefined}
      action={
        (!soldOut || config.features.restockAlerts) && (
          <span className="shrink size-12 line-16 tone-ink-3 ellipsis">{selection.sku.spec_values.join(', ')}</span>
        )
      }
      className={css.choices}
    >
      <OptionPicker product={product} selection={selection} look="panel" />
      <SoldOutOptions />
      <QuantityRow selection={selection} />
    </Panel>
  )
}

export function ProductMobile() {
  const { t } = useTranslation('product')
  const { product, selection } = useShownProduct()
  const soldOut = isSoldOut(product)
  return (
    <article>
      <MovingPicture moves>
        <Gallery
          name={product.product_name}
          pictures={galleryPictures(product, selection.sku)}
          shown={selection.sku.image_url}
          soldOut={soldOut}
        />
      </MovingPicture>
      <div className={cx('grid gap-12 fits', css.body)}>
        <PageSection of="product">
          <MobileHead />
          <VoucherRow productNo={product.product_no} />
          <MobileOptions />
          <DeliveryPanel product={product} />
          {soldOut && config.features.restockAlerts && <SimilarProductsLink product={product} second />}
          <BoughtTogetherSection />
        </PageSection>
        <FeedbackSections />
        <PageSection of="details">
          <Panel title={t('details')}>
            <AttributeList product={product} sku={selection.sku} />
          </Panel>
          {product.description && (
            <Panel title={t('description')}>
              <p className={cx('size-13 line-22 tone-ink-2 breaks', css.description)}>{product.description}</p>
            </Panel>
          )}
        </PageSection>
        <PageSection of="related">
          <RelatedProducts product={product} />
        </PageSection>
      </div>
    </article>
  )
}
