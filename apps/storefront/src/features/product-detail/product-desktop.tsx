import { formatRupiah } from '../../shared/format/rupiah.ts'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Gallery } from './gallery.tsx'
import css from './product-desktop.module.css'
import { PageSection } from './product-frame.tsx'
import { ProductFacts, ProductTags, SkuPrice } from './product-head.tsx'
import { AttributeList } from './product-info.tsx'
import { PurchasePanel, type PurchaseProps } from './purchase-panel.tsx'
import { RelatedProducts } from './related-products.tsx'
import { ShareButton } from './share-button.tsx'
import { galleryPictures, isSoldOut, type SkuSelection } from './sku-selection.ts'

function SavedAmount({ selection: { sku } }: { readonly selection: SkuSelection }) {
  const { t } = useTranslation('product')
  if (sku.discount === 0) return null
  return (
    <span className={css.saved}>
      {t('saved')} <b>{formatRupiah(sku.scribing_price - sku.price)}</b>
    </span>
  )
}

function DesktopHead({ product, selection, slots: { favourite } }: PurchaseProps) {
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
      <ProductFacts product={product} selection={selection} />
      <div className={css.price}>
        <SkuPrice sku={selection.sku} size={36} />
        <SavedAmount selection={selection} />
      </div>
    </>
  )
}

function DesktopFacts({ product, selection, slots: { voucherTickets } }: PurchaseProps) {
  const { t } = useTranslation('product')
  return (
    <div className={css.facts}>
      <Panel title={t('details')}>
        <AttributeList product={product} sku={selection.sku} />
        {product.description && (
          <>
            <h2 className={css.second}>{t('description')}</h2>
            <p className={css.description}>{product.description}</p>
          </>
        )}
      </Panel>
      {voucherTickets}
    </div>
  )
}

export function ProductDesktop(props: PurchaseProps) {
  const { product, selection, slots } = props
  return (
    <article>
      <div className={css.top}>
        <Gallery
          name={product.product_name}
          pictures={galleryPictures(product, selection.sku)}
          shown={selection.sku.image_url}
          soldOut={isSoldOut(product)}
          thumbs
        />
        <div>
          <DesktopHead {...props} />
          <PurchasePanel {...props} />
        </div>
      </div>
      <DesktopFacts {...props} />
      {slots.reviews && <PageSection of="reviews">{slots.reviews}</PageSection>}
      <RelatedProducts product={product} />
    </article>
  )
}
