import type { ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import type { ReactNode } from 'react'
import type { Failure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { OptionPicker, QuantityRow } from './option-picker.tsx'
import { SkuPrice, StockLabel } from './sku-price.tsx'
import type { SkuSelection } from './sku-selection.ts'
import css from './sku-sheet.module.css'

/** Shows the restock alert button of a sold-out SKU: `lg` fills the width, `sm` is for lists. */
export type RestockAlert = (skuNo: string, size: 'lg' | 'sm') => ReactNode

interface Props {
  readonly sku: Sku
  /** The restock alert button of a sold-out SKU. */
  readonly notice?: RestockAlert
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

interface SkuSheetProps extends Pick<Props, 'onAdd' | 'onBuy'> {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: ProductDetail
  readonly selection: SkuSelection
  readonly purchase: { readonly adding: boolean; readonly failure: Failure | undefined }
  readonly restockAlert?: RestockAlert | undefined
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
