import type { ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import House from 'lucide/dist/esm/icons/house.mjs'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { categoryProductsLink, paths } from '../../shared/paths.ts'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'
import { useOnlineOnly } from '../../shared/ui/feedback/online-only.ts'
import { BottomBar } from '../../shared/ui/layout/bottom-bar.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Button, LinkButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import { Badge } from '../../shared/ui/paint/tag.tsx'
import css from './buy-bar.module.css'
import { OptionPicker, QuantityRow } from './option-picker.tsx'
import { SkuPrice, StockLabel } from './product-head.tsx'
import type { ProductSlots, PurchaseActions } from './product-slots.ts'
import { isSoldOut, type SkuSelection } from './sku-selection.ts'

interface Props {
  readonly sku: Sku
  readonly notice?: ProductSlots['restockAlert']
  readonly onAdd: () => void
  /** Without it there is only the cart. */
  readonly onBuy?: (() => void) | undefined
  readonly adding: boolean
  /** Longer texts and an icon. */
  readonly wide?: boolean
}

/** Add to cart and buy now; for a sold-out SKU a disabled button and the restock alert. */
export function BuyButtons({ sku, notice, onAdd, onBuy, adding, wide = false }: Props) {
  const { t } = useTranslation(['product', 'common'])
  const onlineOnly = useOnlineOnly()
  if (sku.stock === 0)
    return (
      <div className={css.buttons} data-wide={wide} data-out>
        <Button size="lg" disabled>
          {t('common:card.soldOut')}
        </Button>
        {notice?.(sku.sku_no, 'lg')}
      </div>
    )
  return (
    <div className={css.buttons} data-wide={wide}>
      <Button variant={onBuy ? 'soft' : 'primary'} size="lg" loading={adding} {...onlineOnly(onAdd)} aria-label={t('buy.add')}>
        {wide && !adding && <Icon of={ShoppingCart} size={20} />}
        <span>{wide || !onBuy ? t('buy.add') : t('buy.addShort')}</span>
      </Button>
      {onBuy && (
        <Button size="lg" {...onlineOnly(onBuy)}>
          {t('buy.now')}
        </Button>
      )}
    </div>
  )
}

interface SimilarProductsLinkProps {
  readonly product: ProductDetail
  /** Less prominent, beside a primary button. */
  readonly second?: boolean
}

/** A link to similar products, instead of the buttons to buy. */
export function SimilarProductsLink({ product, second = false }: SimilarProductsLinkProps) {
  const { t } = useTranslation('product')
  if (product.nav_type_id === undefined) return null
  return (
    <LinkButton {...categoryProductsLink(product.nav_type_id)} size="lg" block variant={second ? 'outline' : 'primary'}>
      {t('soldOut.action')}
    </LinkButton>
  )
}

interface BuyBarProps {
  readonly product: ProductDetail
  readonly purchase: PurchaseActions
  readonly sku: Sku
  readonly notice?: ProductSlots['restockAlert']
  readonly onAdd: () => void
  readonly onBuy: () => void
}

/** The bar at the bottom of a phone: home, the cart, and the buttons to buy. */
export function BuyBar({ product, sku, purchase, notice, onAdd, onBuy }: BuyBarProps) {
  const { t } = useTranslation()
  const { cartCount: count, adding, failure } = purchase
  return (
    <BottomBar>
      <div className={css.bar}>
        <FailureNote failure={failure} className={css.failure} />
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
        {isSoldOut(product) ? (
          (notice?.(sku.sku_no, 'lg') ?? <SimilarProductsLink product={product} />)
        ) : (
          <BuyButtons sku={sku} notice={notice} onAdd={onAdd} onBuy={onBuy} adding={adding} />
        )}
      </div>
    </BottomBar>
  )
}

interface SkuSheetProps extends Pick<ProductSlots, 'restockAlert'>, Pick<Props, 'onAdd' | 'onBuy'> {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: ProductDetail
  readonly selection: SkuSelection
  readonly purchase: Pick<PurchaseActions, 'adding' | 'failure'>
}

export function SkuSheet({ open, onClose, product, selection, purchase, restockAlert, onAdd, onBuy }: SkuSheetProps) {
  const { t } = useTranslation('product')
  const { sku } = selection
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('choice.title')}
      hideTitle
      footer={<BuyButtons sku={sku} notice={restockAlert} onAdd={onAdd} onBuy={onBuy} adding={purchase.adding} />}
    >
      <div className={css.head}>
        <Picture src={sku.image_url} early sizes="96px" className={css.picture} />
        <div>
          {!onBuy && <p className={css.values}>{product.product_name}</p>}
          <SkuPrice sku={sku} size={24} />
          <p className={css.values}>{sku.spec_values.join(', ')}</p>
          <p className={css.stock}>
            <StockLabel sku={sku} />
          </p>
        </div>
      </div>
      <OptionPicker product={product} selection={selection} look="sheet" />
      <div className={css.quantity}>
        <QuantityRow selection={selection} />
      </div>
      <FailureNote failure={purchase.failure} />
    </Sheet>
  )
}
