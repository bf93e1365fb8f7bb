import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useCartAddMutation, useCartDetailQuery } from '../features/cart/cart-api.ts'
import { useNavTypeListQuery } from '../features/nav/nav-api.ts'
import type { Buying } from '../features/product-detail/buying.ts'
import { useProductMinSkuDetailQuery } from '../features/product-detail/product-detail-api.ts'
import { ProductFrame } from '../features/product-detail/product-frame.tsx'
import { ProductSkeleton } from '../features/product-detail/product-skeleton.tsx'
import { ProductView } from '../features/product-detail/product-view.tsx'
import { typesTo } from '../features/product-detail/types-to.ts'
import { failedWith, failureOf } from '../shared/api/failure.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { buyNowPath, paths, typeProducts } from '../shared/paths.ts'
import { useDispatch } from '../shared/state/hooks.ts'
import { skusSelected } from '../shared/state/user-info.ts'
import { Breadcrumb } from '../shared/ui/breadcrumb.tsx'
import { usePageTitle } from '../shared/ui/page-title.ts'
import { QueryState } from '../shared/ui/query-state.tsx'
import { toast } from '../shared/ui/toast.ts'

/** The product of the address, or the page for products that aren't there. */
export function ProductPage() {
  const [query] = useSearchParams()
  const productNo = query.get('product_no')
  return productNo ? <Product key={productNo} productNo={productNo} /> : <Navigate to={paths.productMissing} replace />
}

/** What the buttons of the page do. `onRefused`: the shop said no, so what is shown of the product may be old. */
function useBuying(onRefused: () => void): Buying {
  const { t } = useTranslation('product')
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const cartCount = useCartDetailQuery().data?.total_quantity ?? 0
  const [add, { error, isLoading }] = useCartAddMutation()
  const failure = failureOf(error)
  return {
    cartCount,
    adding: isLoading,
    failure: failure?.kind === 'business' ? undefined : failure,
    onAdd: async (sku_no, quantity) => {
      const reply = await add({ sku_no, quantity })
      if (!reply.error) toast.success(t('buy.added'))
      else if (failureOf(reply.error)?.kind === 'business') onRefused()
      return !reply.error
    },
    onBuy: (sku_no, quantity) => {
      dispatch(skusSelected({ buyType: 'buy_now', selectSkus: [{ sku_no, quantity }] }))
      void navigate(buyNowPath(sku_no, quantity))
    },
  }
}

function Product({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation(['product', 'common'])
  const desktop = useLayout() === 'desktop'
  const product = useProductMinSkuDetailQuery({ id: productNo }, { refetchOnMountOrArgChange: true })
  const types = useNavTypeListQuery(undefined, { skip: !desktop }).data ?? []
  const placesTo = (data: ProductDetail) => [
    { name: t('common:tabs.home'), to: paths.home },
    ...typesTo(types, data).map(({ nav_type_id, nav_type_name }) => ({ name: nav_type_name, ...typeProducts(nav_type_id) })),
  ]
  const buying = useBuying(product.refetch)
  usePageTitle(product.data?.product_name ?? t('title'))
  if (!product.isFetching && failedWith(product.error, 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID'))
    return <Navigate to={paths.productMissing} replace />
  return (
    <ProductFrame cartCount={buying.cartCount}>
      <QueryState query={product} loading={<ProductSkeleton />}>
        {(data) => (
          <>
            {desktop && <Breadcrumb places={placesTo(data)} here={data.product_name} />}
            <ProductView product={data} buying={buying} />
          </>
        )}
      </QueryState>
    </ProductFrame>
  )
}
