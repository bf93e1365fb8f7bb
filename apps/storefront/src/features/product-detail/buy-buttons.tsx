import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { categoryProductsLink } from '../../shared/paths.ts'
import { Button, LinkButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './buy-buttons.module.css'
import type { ProductSlots } from './product-slots.ts'

interface Props {
  readonly sku: Sku
  /** The restock alert button of a sold-out SKU. */
  readonly notice?: ProductSlots['restockAlert']
  readonly onAdd: () => void
  readonly onBuy: () => void
  readonly adding: boolean
  /** Longer texts and an icon. */
  readonly wide?: boolean
}

/** Add to cart and buy now; for a sold-out SKU a disabled button and the restock alert. */
export function BuyButtons({ sku, notice, onAdd, onBuy, adding, wide = false }: Props) {
  const { t } = useTranslation(['product', 'common'])
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
      <Button variant="soft" size="lg" loading={adding} onClick={onAdd} aria-label={t('buy.add')}>
        {wide && !adding && <Icon of={ShoppingCart} size={20} />}
        {wide ? t('buy.add') : t('buy.addShort')}
      </Button>
      <Button size="lg" onClick={onBuy}>
        {t('buy.now')}
      </Button>
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
