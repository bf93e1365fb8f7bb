import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { useEffect, useEffectEvent } from 'react'
import { useCartAddMutation } from '#commerce/cart/api.ts'
import { useProductMinSkuDetailQuery } from '#commerce/sku/api.ts'
import { useSkuSelection } from '#commerce/sku/sku-selection.ts'
import { SkuSheet } from '#commerce/sku/sku-sheet.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'

function useAdd() {
  const { t } = useTranslation('product')
  const [add, { isLoading, error }] = useCartAddMutation()
  const failure = toFailure(error)
  return {
    adding: isLoading,
    failure: failure?.kind === 'business' ? undefined : failure,
    add: async (sku_no: string, quantity: number) => {
      const reply = await add({ sku_no, quantity })
      if (!reply.error) toast.success(t('buy.added'), { text: t('buy.seeCart'), to: paths.cart })
      return !reply.error
    },
  }
}

interface Props {
  readonly productNo: string
  /** The shopper has to choose options. */
  readonly onChoose: () => void
  readonly onDone: () => void
}

/** Adds a product to the cart: at once, or after its options are chosen in a sheet. */
export default function QuickAdd({ productNo, onChoose, onDone }: Props) {
  const { currentData: product, isFetching, isError } = useProductMinSkuDetailQuery({ id: productNo }, { refetchOnMountOrArgChange: true })
  const { add } = useAdd()
  const start = useEffectEvent(async () => {
    const [sku, ...others] = product?.sku_list ?? []
    if (others.length > 0) return onChoose()
    if (sku) await add(sku.sku_no, 1)
    onDone()
  })
  const isReady = !isFetching && (product !== undefined || isError)
  useEffect(() => {
    if (isReady) void start()
  }, [isReady])
  return isReady && product && product.sku_list.length > 1 ? <ChoiceSheet product={product} onClose={onDone} /> : null
}

function ChoiceSheet({ product, onClose }: { readonly product: ProductDetail; readonly onClose: () => void }) {
  const selection = useSkuSelection(product, null, () => {})
  const { add, ...purchase } = useAdd()
  const onAdd = async () => {
    if (await add(selection.sku.sku_no, selection.quantity)) onClose()
  }
  return <SkuSheet open onClose={onClose} product={product} selection={selection} {...purchase} onAdd={() => void onAdd()} />
}
