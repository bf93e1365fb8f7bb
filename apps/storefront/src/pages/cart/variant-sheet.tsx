import type { Cart, CartLine } from '@nusaria/contracts/cart'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Disclosure } from '../../features/cart/use-disclosure.ts'
import { useProductMinSkuDetailQuery } from '../../features/product-detail/product-detail-api.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { VariantPicker } from './variant-picker.tsx'

interface Props {
  readonly variants: Disclosure<CartLine>
  readonly cart: Cart
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

function LoadedVariants({ line, cart, onDone }: { readonly line: CartLine; readonly cart: Cart; readonly onDone: () => void }) {
  const product = useProductMinSkuDetailQuery({ id: line.product_no }, { refetchOnMountOrArgChange: true })
  return (
    <QueryState query={product} loading={<VariantSkeleton />}>
      {(data) => <VariantPicker product={data} line={line} cart={cart} onDone={onDone} onRefused={() => void product.refetch()} />}
    </QueryState>
  )
}

/** Changes a line of the cart to another SKU of its product. */
export function VariantSheet({ variants: { item: line, open, close }, cart }: Props) {
  const { t } = useTranslation('cart')
  return (
    <Sheet open={open} onClose={close} title={t('variant.change')}>
      {line && (
        <Suspense fallback={<VariantSkeleton />}>
          <LoadedVariants key={line.line_id} line={line} cart={cart} onDone={close} />
        </Suspense>
      )}
    </Sheet>
  )
}
