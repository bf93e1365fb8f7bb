import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { FailureNote, Note } from '../../shared/ui/note.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Attributes } from './attributes.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import type { Buying } from './buying.ts'
import { DeliveryLines } from './delivery.tsx'
import { Gallery } from './gallery.tsx'
import { Options } from './options.tsx'
import { galleryOf } from './pictures.ts'
import { PriceLine } from './price-line.tsx'
import css from './product-desktop.module.css'
import { ProductMeta, ProductTags } from './product-head.tsx'
import { Quantity } from './quantity.tsx'
import { Related } from './related.tsx'
import { isSoldOut } from './sku-choice.ts'
import { LikeIt } from './sold-out.tsx'
import type { Chosen } from './use-choice.ts'

interface Props {
  readonly product: ProductDetail
  readonly chosen: Chosen
  readonly buying: Buying
  readonly onAdd: () => void
  readonly onBuy: () => void
}

function Saved({ chosen: { sku } }: Pick<Props, 'chosen'>) {
  const { t } = useTranslation('product')
  if (sku.discount === 0) return null
  return (
    <span className={css.saved}>
      {t('saved')} <b>{rupiah(sku.scribing_price - sku.price)}</b>
    </span>
  )
}

function Purchase({ product, chosen, buying, onAdd, onBuy }: Props) {
  const { t } = useTranslation('product')
  const soldOut = isSoldOut(product)
  return (
    <div className={css.purchase}>
      <Options product={product} chosen={chosen} look="rows" />
      <Quantity chosen={chosen} rows />
      <DeliveryLines product={product} />
      {soldOut ? (
        <>
          <Note tone="grey">{t('soldOut.text')}</Note>
          <LikeIt product={product} />
        </>
      ) : (
        <>
          <FailureNote failure={buying.failure} />
          <BuyButtons onAdd={onAdd} onBuy={onBuy} adding={buying.adding} wide />
        </>
      )}
    </div>
  )
}

/** A product in a wide window: pictures beside the purchase, the facts below. */
export function ProductDesktop(props: Props) {
  const { t } = useTranslation('product')
  const { product, chosen } = props
  const soldOut = isSoldOut(product)
  return (
    <article>
      <div className={css.top}>
        <Gallery name={product.product_name} pictures={galleryOf(product)} shown={chosen.sku.image_url} soldOut={soldOut} thumbs />
        <div>
          <div className={css.tags}>
            <ProductTags product={product} />
            <span>{product.attributes.brand}</span>
          </div>
          <h1 className={css.name}>{product.product_name}</h1>
          <ProductMeta product={product} chosen={chosen} />
          <div className={css.price}>
            <PriceLine sku={chosen.sku} size={36} />
            <Saved chosen={chosen} />
          </div>
          <Purchase {...props} />
        </div>
      </div>
      <div className={css.facts}>
        <Panel title={t('details')}>
          <Attributes product={product} />
        </Panel>
        <Panel title={t('description')}>
          <p className={css.description}>{product.description}</p>
        </Panel>
      </div>
      <Related product={product} />
    </article>
  )
}
