import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../shared/ui/panel.tsx'
import { Attributes } from './attributes.tsx'
import { DeliveryPanel } from './delivery.tsx'
import { Gallery } from './gallery.tsx'
import { Options } from './options.tsx'
import { PageSection } from './page-section.tsx'
import { galleryOf } from './pictures.ts'
import { PriceLine } from './price-line.tsx'
import { ProductMeta, ProductTags } from './product-head.tsx'
import css from './product-mobile.module.css'
import type { ProductSlots } from './product-slots.ts'
import { Quantity } from './quantity.tsx'
import { Related } from './related.tsx'
import { isSoldOut } from './sku-choice.ts'
import { LikeIt } from './sold-out.tsx'
import { SoldOutOptions } from './sold-out-options.tsx'
import type { Chosen } from './use-choice.ts'

interface Props {
  readonly product: ProductDetail
  readonly chosen: Chosen
  readonly slots: ProductSlots
}

function Head({ product, chosen, favourite }: Omit<Props, 'slots'> & Pick<ProductSlots, 'favourite'>) {
  return (
    <header>
      <div className={css.price}>
        <PriceLine sku={chosen.sku} size={28} />
        {favourite}
      </div>
      <h1>{product.product_name}</h1>
      <div className={css.facts}>
        <ProductTags product={product} />
        <ProductMeta product={product} chosen={chosen} />
      </div>
    </header>
  )
}

function Choices({ product, chosen, slots: { notice } }: Props) {
  const { t } = useTranslation('product')
  const soldOut = isSoldOut(product)
  const hasOptions = product.options.length > 0
  if (!hasOptions && soldOut) return null
  return (
    <Panel
      title={hasOptions ? t('choice.title') : undefined}
      action={(!soldOut || notice) && <span className={css.chosen}>{chosen.sku.spec_values.join(', ')}</span>}
      className={css.choices}
    >
      <Options product={product} chosen={chosen} look="panel" />
      <SoldOutOptions product={product} notice={notice} />
      <Quantity chosen={chosen} />
    </Panel>
  )
}

/** A product on a phone, from its pictures down to what goes with it. */
export function ProductMobile({ product, chosen, slots }: Props) {
  const { t } = useTranslation('product')
  const soldOut = isSoldOut(product)
  return (
    <article>
      <Gallery name={product.product_name} pictures={galleryOf(product, chosen.sku)} shown={chosen.sku.image_url} soldOut={soldOut} />
      <div className={css.body}>
        <PageSection of="product">
          <Head product={product} chosen={chosen} favourite={slots.favourite} />
          {slots.vouchers}
          <Choices product={product} chosen={chosen} slots={slots} />
          <DeliveryPanel product={product} />
          {soldOut && slots.notice && <LikeIt product={product} second />}
        </PageSection>
        <PageSection of="reviews">{slots.reviews}</PageSection>
        <PageSection of="details">
          <Panel title={t('details')}>
            <Attributes product={product} sku={chosen.sku} />
          </Panel>
          {product.description && (
            <Panel title={t('description')}>
              <p className={css.description}>{product.description}</p>
            </Panel>
          )}
        </PageSection>
        <PageSection of="related">
          <Related product={product} />
        </PageSection>
      </div>
    </article>
  )
}
