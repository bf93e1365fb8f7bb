import { ArrowLeft, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartDetailQuery } from '../../features/cart/cart-api.ts'
import { Attributes } from '../../features/product/attributes.tsx'
import { Gallery } from '../../features/product/gallery.tsx'
import { PriceLine } from '../../features/product/price-line.tsx'
import { QuantityChoice, SkuOption, useQuantityNote } from '../../features/product/sku-picker.tsx'
import type { ProductChoice } from '../../features/product/use-choice.ts'
import { useBack } from '../../shared/layout/use-back.ts'
import { paths } from '../../shared/paths.ts'
import { IconButton } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Badge } from '../../shared/ui/tag.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuySheet } from './buy-sheet.tsx'
import { Delivery } from './delivery.tsx'
import { imagesOf } from './images.ts'
import css from './mobile-product.module.css'
import { ProductHead } from './product-head.tsx'
import { Related } from './related.tsx'
import type { Buying } from './use-buying.ts'

interface Props {
  readonly choice: ProductChoice
  readonly buying: Buying
}

function TopButtons() {
  const { t } = useTranslation()
  const back = useBack(paths.home)
  const count = useCartDetailQuery().data?.total_quantity ?? 0
  return (
    <div className={css.top}>
      <IconButton label={t('action.back')} className={css.round} onClick={back}>
        <Icon of={ArrowLeft} size={20} />
      </IconButton>
      <Link to={paths.cart} className={css.round} aria-label={count > 0 ? t('header.cartCount', { count }) : t('header.cart')}>
        <Icon of={ShoppingCart} size={20} />
        <Badge count={count} className={css.badge} />
      </Link>
    </div>
  )
}

function Variants({ choice }: { readonly choice: ProductChoice }) {
  const { t } = useTranslation('product')
  const note = useQuantityNote(choice)
  return (
    <Panel title={t('pick.title')} action={<span className={css.chosen}>{choice.choice.filter(Boolean).join(', ')}</span>}>
      {choice.product.options.map((option, index) => (
        <div key={option.spec_name} className={css.option}>
          <p>{option.spec_name}</p>
          <SkuOption choice={choice} option={index} />
        </div>
      ))}
      <div className={css.quantity}>
        <span>
          {t('pick.quantity')} <small>{note}</small>
        </span>
        <QuantityChoice choice={choice} />
      </div>
    </Panel>
  )
}

/** A product on a phone: its pictures, then all about it; the ways to buy stay at the bottom. */
export function MobileProduct({ choice, buying }: Props) {
  const { t } = useTranslation('product')
  const { product, sku } = choice
  const [sheetOpen, setSheetOpen] = useState(false)
  return (
    <div className={css.page}>
      <TopButtons />
      <Gallery images={imagesOf(product, sku?.image_url)} focus={sku?.image_url} name={product.product_name} />
      <div className={css.body}>
        <PriceLine priced={sku ?? product} size={28} />
        <ProductHead choice={choice} />
        <Variants choice={choice} />
        <Panel flush>
          <Delivery product={product} />
        </Panel>
        <Panel title={t('detail.title')}>
          <Attributes product={product} />
        </Panel>
        {product.description !== '' && (
          <Panel title={t('detail.description')}>
            <p className={css.text}>{product.description}</p>
          </Panel>
        )}
        <Related productNo={product.product_no} />
      </div>
      <BuyBar choice={choice} buying={buying} onChoose={() => setSheetOpen(true)} />
      <BuySheet open={sheetOpen} onClose={() => setSheetOpen(false)} choice={choice} buying={buying} />
    </div>
  )
}
