import type { Cart, CartLine } from '@nusaria/contracts/cart'
import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { Suspense } from 'react'
import { useCartChangeSkuMutation } from '#commerce/cart/api.ts'
import { useProductMinSkuDetailQuery } from '#commerce/sku/api.ts'
import { OptionPicker } from '#commerce/sku/option-picker.tsx'
import { SkuPrice, StockLabel } from '#commerce/sku/sku-price.tsx'
import { isSoldOut, useSkuSelection } from '#commerce/sku/sku-selection.ts'
import { toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/state.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './variant-sheet.module.css'

interface Props {
  readonly line: CartLine
  readonly cart: Cart
  readonly onClose: () => void
}

/** Changes a line of the cart to another SKU of its product. */
export function VariantSheet({ open, ...props }: Props & { readonly open: boolean }) {
  const { t } = useTranslation('cart')
  return (
    <Sheet open={open} onClose={props.onClose} title={t('variant.change')}>
      <Suspense fallback={<VariantSkeleton />}>
        <LoadedVariants key={props.line.line_id} {...props} />
      </Suspense>
    </Sheet>
  )
}

function LoadedVariants(props: Props) {
  const product = useProductMinSkuDetailQuery({ id: props.line.product_no }, { refetchOnMountOrArgChange: true })
  return (
    <QueryState query={product} loading={<VariantSkeleton />}>
      {(data) => <VariantPicker {...props} product={data} onRefused={() => void product.refetch()} />}
    </QueryState>
  )
}

function VariantSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton height={104} width={104} radius={16} gap={20} />
      <Skeleton height={20} width="40%" gap={10} />
      <Skeleton height={44} radius={12} gap={24} />
      <Skeleton height={48} radius={12} />
    </div>
  )
}

interface VariantPickerProps extends Props {
  readonly product: ProductDetail
  /** The server refused: the shown product may be stale. */
  readonly onRefused: () => void
}

function VariantPicker({ product, line, cart, onClose, onRefused }: VariantPickerProps) {
  const { t } = useTranslation('cart')
  const chosen = useSkuSelection(product, line.sku_no, () => reset())
  const [send, { error, isLoading, reset }] = useCartChangeSkuMutation()
  const { sku, max } = chosen
  const isSameSku = sku.sku_no === line.sku_no
  const otherLine = isSameSku ? undefined : cart.lines.find(({ sku_no }) => sku_no === sku.sku_no)
  const isSkuSoldOut = sku.stock === 0 && !isSameSku
  const tooMany = !isSameSku && !isSkuSoldOut && line.quantity + (otherLine?.quantity ?? 0) > max
  const allSoldOut = isSoldOut(product)

  const changeSku = async () => {
    if (isSameSku) return onClose()
    const reply = await send({ line_id: line.line_id, sku_no: sku.sku_no, ...(tooMany ? { quantity: max } : {}) })
    if (reply.error) return toFailure(reply.error)?.kind === 'business' && onRefused()
    toast.success(t('variant.done'))
    onClose()
  }
  return (
    <>
      <div className="row below-20 gap-14 align-end">
        <Picture src={sku.image_url} early sizes="96px" className={css.picture} />
        <div aria-live="polite">
          <p lang={NAMES_LANGUAGE} className="below-4 size-13 line-18 weight-600">
            {product.product_name}
          </p>
          <SkuPrice sku={sku} size={24} />
          <p className="above-2 size-12 line-20 tone-ink-3">
            <span>{sku.spec_values.join(', ')}</span> · <StockLabel sku={sku} />
          </p>
        </div>
      </div>
      <OptionPicker product={product} selection={chosen} look="sheet" />
      <div className={cx('grid gap-8', css.end)}>
        {allSoldOut && <Note tone="grey">{t('variant.allOut')}</Note>}
        {!allSoldOut && otherLine && <Note tone="grey">{t('variant.joins')}</Note>}
        {!allSoldOut && tooMany && (
          <Note tone="amber" role="status">
            {t('variant.fewer', { count: max })}
          </Note>
        )}
        <FailureNote failure={toFailure(error)} />
        <Button size="lg" block disabled={allSoldOut || isSkuSoldOut} loading={isLoading} onClick={() => void changeSku()}>
          {t('variant.take')}
        </Button>
      </div>
    </>
  )
}
