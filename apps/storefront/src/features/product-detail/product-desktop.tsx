import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { Attributes } from './attributes.tsx'
import { Gallery } from './gallery.tsx'
import { PageSection } from './page-section.tsx'
import { galleryOf } from './pictures.ts'
import { PriceLine } from './price-line.tsx'
import css from './product-desktop.module.css'
import { ProductMeta, ProductTags } from './product-head.tsx'
import type { PurchaseProps } from './purchase.tsx'
import { Purchase } from './purchase.tsx'
import { Related } from './related.tsx'
import { ShareButton } from './share-button.tsx'
import { isSoldOut } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

function Saved({ chosen: { sku } }: { readonly chosen: Chosen }) {
  const { t } = useTranslation('product')
  if (sku.discount === 0) return null
  return (
    <span className={css.saved}>
      {t('saved')} <b>{rupiah(sku.scribing_price - sku.price)}</b>
    </span>
  )
}

function Head({ product, chosen, slots: { favourite } }: PurchaseProps) {
  return (
    <>
      <div className={css.tags}>
        <ProductTags product={product} />
        <span>{product.attributes.brand}</span>
        <span className={css.tools}>
          <ShareButton product={product} className={css.tool} named />
          {favourite}
        </span>
      </div>
      <h1 className={css.name}>{product.product_name}</h1>
      <ProductMeta product={product} chosen={chosen} />
      <div className={css.price}>
        <PriceLine sku={chosen.sku} size={36} />
        <Saved chosen={chosen} />
      </div>
    </>
  )
}

function Facts({ product, chosen, slots: { tickets } }: PurchaseProps) {
  const { t } = useTranslation('product')
  return (
    <div className={css.facts}>
      <Panel title={t('details')}>
        <Attributes product={product} sku={chosen.sku} />
        {product.description && (
          <>
            <h2 className={css.second}>{t('description')}</h2>
            <p className={css.description}>{product.description}</p>
          </>
        )}
      </Panel>
      {tickets}
    </div>
  )
}

/** A product in a wide window: pictures beside the purchase, the facts and what buyers say below. */
export function ProductDesktop(props: PurchaseProps) {
  const { product, chosen, slots } = props
  return (
    <article>
      <div className={css.top}>
        <Gallery
          name={product.product_name}
          pictures={galleryOf(product, chosen.sku)}
          shown={chosen.sku.image_url}
          soldOut={isSoldOut(product)}
          thumbs
        />
        <div>
          <Head {...props} />
          <Purchase {...props} />
        </div>
      </div>
      <Facts {...props} />
      <PageSection of="reviews">{slots.reviews}</PageSection>
      <Related product={product} />
    </article>
  )
}
