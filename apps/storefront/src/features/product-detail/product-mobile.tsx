import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../shared/ui/panel.tsx'
import { Attributes } from './attributes.tsx'
import { DeliveryPanel } from './delivery.tsx'
import { Gallery } from './gallery.tsx'
import { Options } from './options.tsx'
import { galleryOf } from './pictures.ts'
import { PriceLine } from './price-line.tsx'
import { ProductMeta, ProductTags } from './product-head.tsx'
import css from './product-mobile.module.css'
import { Quantity } from './quantity.tsx'
import { Related } from './related.tsx'
import { isSoldOut } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

interface Props {
  readonly product: ProductDetail
  readonly chosen: Chosen
}

/** A product on a phone, from its pictures down to what goes with it. */
export function ProductMobile({ product, chosen }: Props) {
  const { t } = useTranslation('product')
  const { sku } = chosen
  const soldOut = isSoldOut(product)
  const hasOptions = product.options.length > 0
  return (
    <article>
      <Gallery name={product.product_name} pictures={galleryOf(product)} shown={sku.image_url} soldOut={soldOut} />
      <div className={css.body}>
        <header>
          <PriceLine sku={sku} size={28} />
          <h1>{product.product_name}</h1>
          <div className={css.facts}>
            <ProductTags product={product} />
            <ProductMeta product={product} chosen={chosen} />
          </div>
        </header>
        {(hasOptions || !soldOut) && (
          <Panel
            title={hasOptions ? t('choice.title') : undefined}
            action={!soldOut && <span className={css.chosen}>{sku.spec_values.join(', ')}</span>}
            className={css.choices}
          >
            <Options product={product} chosen={chosen} look="panel" />
            <Quantity chosen={chosen} />
          </Panel>
        )}
        <DeliveryPanel product={product} />
        <Panel title={t('details')}>
          <Attributes product={product} />
        </Panel>
        <Panel title={t('description')}>
          <p className={css.description}>{product.description}</p>
        </Panel>
        <Related product={product} />
      </div>
    </article>
  )
}
