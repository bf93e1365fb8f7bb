import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { House, ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'
import { BottomBar } from '../../shared/ui/layout/bottom-bar.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Badge } from '../../shared/ui/paint/tag.tsx'
import css from './buy-bar.module.css'
import { BuyButtons } from './buy-buttons.tsx'
import type { ProductSlots } from './product-slots.ts'
import type { PurchaseActions } from './purchase-actions.ts'
import { SimilarProductsLink } from './similar-products-link.tsx'
import { isSoldOut } from './sku-selection.ts'

interface Props {
  readonly product: ProductDetail
  readonly buying: PurchaseActions
  readonly sku: Sku
  /** Of what is sold out: asks to hear when it is back. */
  readonly notice?: ProductSlots['restockAlert']
  readonly onAdd: () => void
  readonly onBuy: () => void
}

/** Always at the bottom of a phone: home, the cart and what is in it, and the two ways to buy. */
export function BuyBar({ product, sku, buying, notice, onAdd, onBuy }: Props) {
  const { t } = useTranslation()
  const { cartCount: count, adding, failure } = buying
  return (
    <BottomBar>
      <div className={css.bar}>
        <FailureNote failure={failure} className={css.failure} />
        <Link to={paths.home} className={css.place}>
          <Icon of={House} size={20} />
          {t('tabs.home')}
        </Link>
        <Link to={paths.cart} className={css.place} aria-label={count > 0 ? t('header.cartCount', { count }) : undefined}>
          <span className={css.icon}>
            <Icon of={ShoppingCart} size={20} />
            <Badge count={count} className={css.badge} />
          </span>
          {t('tabs.cart')}
        </Link>
        {isSoldOut(product) ? (
          (notice?.(sku.sku_no, 'lg') ?? <SimilarProductsLink product={product} />)
        ) : (
          <BuyButtons sku={sku} notice={notice} onAdd={onAdd} onBuy={onBuy} adding={adding} />
        )}
      </div>
    </BottomBar>
  )
}
