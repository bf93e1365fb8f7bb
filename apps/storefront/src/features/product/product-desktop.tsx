import type { NavChild, NavType } from '@nusaria/contracts/nav'
import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { useNavTypeListQuery } from '#commerce/category/category-link.tsx'
import { SkuPrice } from '#commerce/sku/sku-price.tsx'
import { galleryPictures, isSoldOut, type SkuSelection } from '#commerce/sku/sku-selection.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { DeliveryLines } from './delivery-lines.tsx'
import { Gallery } from './gallery.tsx'
import css from './product-desktop.module.css'
import { PageSection } from './product-frame.tsx'
import { ProductFacts, ProductTags } from './product-head.tsx'
import { AttributeList } from './product-info.tsx'
import { PurchaseButtons, PurchaseOptions, type PurchaseProps } from './purchase-panel.tsx'
import { RelatedProducts } from './related-products.tsx'
import { ShareButton } from './share-button.tsx'
import { Thumbnails } from './thumbnails.tsx'

function SavedAmount({ selection: { sku } }: { readonly selection: SkuSelection }) {
  const { t } = useTranslation('product')
  if (sku.discount === 0) return null
  return (
    <span className={css.saved}>
      <span>{t('saved')}</span> <b>{formatRupiah(sku.scribing_price - sku.price)}</b>
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

type BreadcrumbCategory = Pick<NavChild, 'nav_type_id' | 'nav_type_name'>

/** The categories of a product, top level first; only its own until the tree is loaded or when the tree doesn't contain it. */
function breadcrumbCategories(tree: readonly NavType[], { nav_type_id, nav_type_name }: ProductDetail): readonly BreadcrumbCategory[] {
  if (nav_type_id === undefined || nav_type_name === undefined) return []
  const own = { nav_type_id, nav_type_name }
  const parent = tree.find(({ child_list }) => child_list.some((child) => child.nav_type_id === nav_type_id))
  return parent ? [parent, own] : [own]
}

function ProductBreadcrumb({ product }: Pick<PurchaseProps, 'product'>) {
  const { t } = useTranslation()
  const categories = breadcrumbCategories(useNavTypeListQuery().data ?? [], product)
  const places = categories.map(({ nav_type_id, nav_type_name }) => ({ name: nav_type_name, ...categoryProductsLink(nav_type_id) }))
  return <Breadcrumb places={[{ name: t('tabs.home'), to: paths.home }, ...places]} here={product.product_name} />
}

export function ProductDesktop(props: PurchaseProps) {
  const { product, selection, slots } = props
  // The vouchers are rendered twice, and the style sheet shows one: a server doesn't know the width of the window.
  const long = product.options.length > 1
  return (
    <>
      <ProductBreadcrumb product={product} />
      <article>
        <div className={cx(css.top, long && css.long)}>
          <Gallery
            name={product.product_name}
            pictures={galleryPictures(product, selection.sku)}
            shown={selection.sku.image_url}
            soldOut={isSoldOut(product)}
            Thumbs={Thumbnails}
          />
          <div>
            <DesktopHead {...props} />
            <div className={css.vouchers}>{slots.vouchers}</div>
            <PurchaseOptions {...props} />
          </div>
          <div className={css.delivery}>
            {long && <div className={css.vouchers}>{slots.vouchers}</div>}
            <DeliveryLines product={product} />
          </div>
          <PurchaseButtons {...props} />
        </div>
        <DesktopFacts {...props} />
        {selection.sku.stock > 0 && <div className={css.set}>{slots.boughtTogether?.(selection.sku.sku_no)}</div>}
        {slots.reviews && <PageSection of="reviews">{slots.reviews}</PageSection>}
        {slots.questions && <PageSection of="questions">{slots.questions}</PageSection>}
        <RelatedProducts product={product} />
      </article>
    </>
  )
}
