import Bell from 'lucide/dist/esm/icons/bell.mjs'
import House from 'lucide/dist/esm/icons/house.mjs'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import { useState } from 'react'
import { useCartCount } from '#commerce/cart/cart-count.ts'
import { RestockAlertSlot } from '#commerce/restock-alert/restock-alert-slot.tsx'
import optionCss from '#commerce/sku/option-picker.module.css'
import { isSoldOut, soldOutSkus } from '#commerce/sku/sku-selection.ts'
import { type BuyButton, BuyButtons } from '#commerce/sku/sku-sheet.tsx'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import css from './buy-bar.module.css'
import { useShownProduct } from './shown-product.ts'

/** In place of the buttons to buy. `second`: less prominent, beside a primary button. */
export function SimilarProductsLink({ second = false }: { readonly second?: boolean }) {
  const { t } = useTranslation('product')
  const { nav_type_id } = useShownProduct().product
  if (nav_type_id === undefined) return null
  return (
    <LinkButton {...categoryProductsLink(nav_type_id)} size="lg" block variant={second ? 'outline' : 'primary'}>
      {t('soldOut.action')}
    </LinkButton>
  )
}

const SoldOutSheet = lazyOverlay(() => import('./sold-out-sheet.tsx'))

/** Opens the sold-out SKUs of a product that still has others. */
export function SoldOutOptions() {
  const { t } = useTranslation('product')
  const { product, refetch } = useShownProduct()
  const [open, setOpen] = useState<boolean>()
  const skus = soldOutSkus(product)
  if (!config.features.restockAlerts || skus.length === 0) return null
  return (
    <>
      <button type="button" className={optionCss.open} onClick={() => setOpen(true)}>
        <Icon of={Bell} size={16} />
        <span>{t('soldOut.options', { count: skus.length })}</span>
      </button>
      {open !== undefined && <SoldOutSheet open={open} onClose={() => setOpen(false)} skus={skus} onStale={refetch} />}
    </>
  )
}

interface Props {
  readonly sheetOpen: boolean
  /** Opens the sheet with the button that was pressed. */
  readonly onChoose: (button: BuyButton) => void
}

export function BuyBar({ sheetOpen, onChoose }: Props) {
  const { t } = useTranslation()
  const shown = useShownProduct()
  const { product, selection, failure, refetch } = shown
  const count = useCartCount()
  const isChosen = selection.byShopper || product.sku_list.length === 1
  const actions = isChosen ? shown : { onAdd: () => onChoose('add'), onBuy: () => onChoose('buy') }
  return (
    <BottomBar>
      <div className={cx('row gap-8 wrap grow', css.bar)}>
        <FailureNote failure={sheetOpen ? undefined : failure} className={css.failure} />
        <Link to={paths.home} className={css.place}>
          <Icon of={House} size={20} />
          <span>{t('tabs.home')}</span>
        </Link>
        <Link to={paths.cart} className={css.place} aria-label={count > 0 ? t('header.cartCount', { count }) : undefined}>
          <span className={css.icon}>
            <Icon of={ShoppingCart} size={20} />
            <Badge count={count} className={css.badge} />
          </span>
          <span>{t('tabs.cart')}</span>
        </Link>
        {!isSoldOut(product) ? (
          <BuyButtons sku={selection.sku} adding={shown.adding} onAdd={actions.onAdd} onBuy={actions.onBuy} onStale={refetch} />
        ) : config.features.restockAlerts ? (
          <RestockAlertSlot skuNo={selection.sku.sku_no} size="lg" onStale={refetch} />
        ) : (
          <SimilarProductsLink />
        )}
      </div>
    </BottomBar>
  )
}
