import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import type { ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import type { Failure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { RestockAlertSlot } from '../restock-alert/restock-alert-slot.tsx'
import { OptionPicker, QuantityRow } from './option-picker.tsx'
import { SkuPrice, StockLabel } from './sku-price.tsx'
import type { SkuSelection } from './sku-selection.ts'
import css from './sku-sheet.module.css'

export type BuyButton = 'add' | 'buy'

interface Props {
  readonly sku: Sku
  /** Without it a sold-out SKU has no restock alert. */
  readonly onStale?: (() => void) | undefined
  readonly onAdd: () => void
  /** Without it there is only the cart. */
  readonly onBuy?: (() => void) | undefined
  readonly adding: boolean
  /** The only button. */
  readonly button?: BuyButton
  /** Longer texts and an icon. */
  readonly wide?: boolean
}

export function BuyButtons({ sku, onStale, onAdd, onBuy, adding, button, wide = false }: Props) {
  const { t } = useTranslation(['product', 'common'])
  const onlineOnly = useOnlineOnly()
  const both = onBuy !== undefined && button === undefined
  if (sku.stock === 0)
    return (
      <div className={cx('grid gap-8 grow', css.buttons)} data-wide={wide} data-out>
        <Button size="lg" disabled>
          {t('common:card.soldOut')}
        </Button>
        {onStale && <RestockAlertSlot skuNo={sku.sku_no} size="lg" onStale={onStale} />}
      </div>
    )
  return (
    <div className={cx('grid gap-8 grow', css.buttons)} data-wide={wide}>
      {button !== 'buy' && (
        <Button variant={both ? 'soft' : 'primary'} size="lg" loading={adding} {...onlineOnly(onAdd)} aria-label={t('buy.add')}>
          {wide && !adding && <Icon of={ShoppingCart} size={20} />}
          <span>{both && !wide ? t('buy.addShort') : t('buy.add')}</span>
        </Button>
      )}
      {onBuy && button !== 'add' && (
        <Button size="lg" {...onlineOnly(onBuy)}>
          {t('buy.now')}
        </Button>
      )}
    </div>
  )
}

interface SkuSheetProps extends Omit<Props, 'sku' | 'wide'> {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: ProductDetail
  readonly selection: SkuSelection
  readonly failure: Failure | undefined
}

export function SkuSheet({ open, onClose, product, selection, failure, ...purchase }: SkuSheetProps) {
  const { t } = useTranslation('product')
  const { sku } = selection
  return (
    <Sheet open={open} onClose={onClose} title={t('choice.title')} hideTitle footer={<BuyButtons {...purchase} sku={sku} />}>
      <div className={cx('row below-20 gap-14 align-end', css.head)}>
        <Picture src={sku.image_url} early sizes="96px" className={css.picture} />
        <div>
          {!purchase.onBuy && (
            <p lang={NAMES_LANGUAGE} className="above-2 size-13 line-20 tone-ink-2">
              {product.product_name}
            </p>
          )}
          <SkuPrice sku={sku} size={24} />
          <p className="above-2 size-13 line-20 tone-ink-2">{sku.spec_values.join(', ')}</p>
          <p className="size-12 line-20 tone-ink-3">
            <StockLabel sku={sku} />
          </p>
        </div>
      </div>
      <OptionPicker product={product} selection={selection} look="sheet" />
      <div className={css.quantity}>
        <QuantityRow selection={selection} />
      </div>
      <FailureNote failure={failure} />
    </Sheet>
  )
}
