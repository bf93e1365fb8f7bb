import type { Cart, CartLine } from '@nusaria/contracts/cart'
import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { useCartChangeSkuMutation } from '../../features/cart/cart-api.ts'
import { OptionPicker } from '../../features/product-detail/option-picker.tsx'
import { SkuPrice, StockLabel } from '../../features/product-detail/product-head.tsx'
import { isSoldOut, useSkuSelection } from '../../features/product-detail/sku-selection.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import css from './variant-picker.module.css'

interface Props {
  readonly product: ProductDetail
  readonly line: CartLine
  readonly cart: Cart
  readonly onDone: () => void
  /** The server refused: the shown product may be stale. */
  readonly onRefused: () => void
}

/** The SKU's picture and price, all options, and the button that changes the line. */
export function VariantPicker({ product, line, cart, onDone, onRefused }: Props) {
  const { t } = useTranslation('cart')
  const chosen = useSkuSelection(product, line.sku_no, () => reset())
  const [send, { error, isLoading, reset }] = useCartChangeSkuMutation()
  const { sku, max } = chosen
  const isSameSku = sku.sku_no === line.sku_no
  const otherLine = isSameSku ? undefined : cart.lines.find(({ sku_no }) => sku_no === sku.sku_no)
  const pieces = line.quantity + (otherLine?.quantity ?? 0)
  const isSkuSoldOut = sku.stock === 0 && !isSameSku
  const tooMany = !isSameSku && !isSkuSoldOut && pieces > max
  const allSoldOut = isSoldOut(product)

  const changeSku = async () => {
    if (isSameSku) return onDone()
    const { line_id } = line
    const reply = await send({ line_id, sku_no: sku.sku_no, ...(tooMany ? { quantity: max } : {}) })
    if (reply.error) return failureOf(reply.error)?.kind === 'business' && onRefused()
    toast.success(t('variant.done'))
    onDone()
  }
  return (
    <>
      <div className={css.head}>
        <Picture src={sku.image_url} early className={css.picture} />
        <div aria-live="polite">
          <p className={css.name}>{product.product_name}</p>
          <SkuPrice sku={sku} size={24} />
          <p className={css.stock}>
            {sku.spec_values.join(', ')} · <StockLabel sku={sku} />
          </p>
        </div>
      </div>
      <OptionPicker product={product} selection={chosen} look="sheet" />
      <div className={css.end}>
        {allSoldOut && <Note tone="grey">{t('variant.allOut')}</Note>}
        {!allSoldOut && otherLine && <Note tone="grey">{t('variant.joins')}</Note>}
        {!allSoldOut && tooMany && (
          <Note tone="amber" role="status">
            {t('variant.fewer', { count: max })}
          </Note>
        )}
        <FailureNote failure={failureOf(error)} />
        <Button size="lg" block disabled={allSoldOut || isSkuSoldOut} loading={isLoading} onClick={() => void changeSku()}>
          {t('variant.take')}
        </Button>
      </div>
    </>
  )
}
