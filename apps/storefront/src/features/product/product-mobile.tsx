import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { MovingPicture } from '#commerce/product/moving-picture.tsx'
import { OptionPicker, QuantityRow } from '#commerce/sku/option-picker.tsx'
import { SkuPrice } from '#commerce/sku/sku-price.tsx'
import { galleryPictures, isSoldOut, type SkuSelection } from '#commerce/sku/sku-selection.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { SimilarProductsLink } from './buy-bar.tsx'
import { Gallery } from './gallery.tsx'
import { PageSection } from './product-frame.tsx'
import { ProductFacts, ProductTags } from './product-head.tsx'
import { AttributeList, DeliveryPanel } from './product-info.tsx'
import css from './product-mobile.module.css'
import type { ProductSlots } from './product-slots.ts'
import { RelatedProducts } from './related-products.tsx'
import { SoldOutOptions } from './sold-out-options.tsx'

interface Props {
  readonly product: ProductDetail
  readonly selection: SkuSelection
  readonly slots: ProductSlots
}

function MobileHead({ product, selection, favourite }: Omit<Props, 'slots'> & Pick<ProductSlots, 'favourite'>) {
  return (
    <header>
      <div className={css.price}>
        <SkuPrice sku={selection.sku} size={28} />
        {favourite}
      </div>
      <h1>{product.product_name}</h1>
      <div className={css.facts}>
        <ProductTags product={product} />
        <ProductFacts product={product} selection={selection} />
      </div>
    </header>
  )
}

function MobileOptions({ product, selection, slots: { restockAlert } }: Props) {
  const { t } = useTranslation('product')
  const soldOut = isSoldOut(product)
  const hasOptions = product.options.length > 0
  if (!hasOptions && soldOut) return null
  return (
    <Panel
      title={hasOptions ? t('choice.title') : undefined}
      action={(!soldOut || restockAlert) && <span className={css.variant}>{selection.sku.spec_values.join(', ')}</span>}
      className={css.choices}
    >
      <OptionPicker product={product} selection={selection} look="panel" />
      <SoldOutOptions product={product} restockAlert={restockAlert} />
      <QuantityRow selection={selection} />
    </Panel>
  )
}

export function ProductMobile({ product, selection, slots }: Props) {
  const { t } = useTranslation('product')
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
      <div className={css.body}>
        <PageSection of="product">
          <MobileHead product={product} selection={selection} favourite={slots.favourite} />
          {slots.vouchers}
          <MobileOptions product={product} selection={selection} slots={slots} />
          <DeliveryPanel product={product} />
          {soldOut && slots.restockAlert && <SimilarProductsLink product={product} second />}
          {selection.sku.stock > 0 && slots.boughtTogether?.(selection.sku.sku_no)}
        </PageSection>
        {slots.reviews && <PageSection of="reviews">{slots.reviews}</PageSection>}
        {slots.questions && <PageSection of="questions">{slots.questions}</PageSection>}
        <PageSection of="details">
          <Panel title={t('details')}>
            <AttributeList product={product} sku={selection.sku} />
          </Panel>
          {product.description && (
            <Panel title={t('description')}>
              <p className={css.description}>{product.description}</p>
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
