import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Attributes } from '../../features/product/attributes.tsx'
import { Gallery } from '../../features/product/gallery.tsx'
import { PriceLine } from '../../features/product/price-line.tsx'
import { QuantityChoice, SkuOption, useQuantityNote } from '../../features/product/sku-picker.tsx'
import type { ProductChoice } from '../../features/product/use-choice.ts'
import { rupiah } from '../../shared/format/rupiah.ts'
import { paths, typeProducts } from '../../shared/paths.ts'
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Delivery, useDeliveryTime } from './delivery.tsx'
import css from './desktop-product.module.css'
import { imagesOf } from './images.ts'
import { ProductHead } from './product-head.tsx'
import { Related } from './related.tsx'
import type { Buying } from './use-buying.ts'

interface Props {
  readonly choice: ProductChoice
  readonly buying: Buying
}

function Row({ label, top, children }: { readonly label: string; readonly top?: boolean; readonly children: ReactNode }) {
  return (
    <div className={css.row}>
      <span className={top ? css.top : undefined}>{label}</span>
      <div>{children}</div>
    </div>
  )
}

function Actions({ choice, buying }: Props) {
  const { t } = useTranslation('product')
  const soldOut = choice.product.sku_list.every((sku) => sku.stock === 0)
  if (soldOut)
    return (
      <Button size="lg" block disabled>
        {t('buy.soldOut')}
      </Button>
    )
  return (
    <div className={css.actions}>
      <Button variant="soft" size="lg" disabled={!buying.canBuy} loading={buying.isAdding} onClick={() => void buying.addToCart()}>
        {!buying.isAdding && <Icon of={ShoppingCart} size={20} />}
        {t('buy.cart')}
      </Button>
      <Button size="lg" disabled={!buying.canBuy} onClick={buying.buyNow}>
        {t('buy.now')}
      </Button>
    </div>
  )
}

/** A product on a wide screen: pictures beside the choice, details below. */
export function DesktopProduct({ choice, buying }: Props) {
  const { t } = useTranslation('product')
  const { t: common } = useTranslation()
  const { product, sku } = choice
  const note = useQuantityNote(choice)
  const { delivery } = product
  const free = product.flag_free_shipping || delivery.fee === 0
  const time = useDeliveryTime(delivery)
  return (
    <div className={css.page}>
      <Breadcrumb
        places={[
          { name: common('tabs.home'), to: paths.home },
          { name: product.nav_type_name, ...typeProducts(product.nav_type_id) },
        ]}
        here={product.product_name}
      />
      <div className={css.columns}>
        <Gallery images={imagesOf(product, sku?.image_url)} focus={sku?.image_url} name={product.product_name} />
        <div className={css.choice}>
          <ProductHead choice={choice} />
          <div className={css.price}>
            <PriceLine priced={sku ?? product} size={36} saving />
          </div>
          {product.options.map((option, index) => (
            <Row key={option.spec_name} label={option.spec_name}>
              <SkuOption choice={choice} option={index} />
            </Row>
          ))}
          <Row label={t('pick.quantity')}>
            <div className={css.quantity}>
              <QuantityChoice choice={choice} />
              <small>{note}</small>
            </div>
          </Row>
          <Row label={t('delivery.title')} top>
            <b>{t('delivery.to', { city: delivery.city })}</b>
            <p className={css.time}>
              {free ? t('delivery.free') : t('delivery.fee', { fee: rupiah(delivery.fee) })}. {time}.
            </p>
          </Row>
          <Actions choice={choice} buying={buying} />
        </div>
      </div>
      <div className={css.below}>
        <Panel title={t('detail.title')}>
          <Attributes product={product} />
          {product.description !== '' && (
            <>
              <h2 className={css.heading}>{t('detail.description')}</h2>
              <p className={css.text}>{product.description}</p>
            </>
          )}
        </Panel>
        <Panel flush>
          <Delivery product={product} />
        </Panel>
      </div>
      <Related productNo={product.product_no} />
    </div>
  )
}
