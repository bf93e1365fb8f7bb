import { useCallback } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useProductMinSkuDetailQuery } from '#commerce/sku/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { useOpenedInBrowser } from '#platform/rendering/hydration.ts'
import { paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { ProductFrame } from './product-frame.tsx'
import { ProductSkeleton, ProductView } from './product-view.tsx'
import { useProductMetaTags } from './use-product-meta-tags.ts'

/** The product in the URL, or a redirect to the page for missing products. */
export function ProductPage() {
  const [query] = useSearchParams()
  const productNo = query.get('product_no')
  return productNo ? <Product key={productNo} productNo={productNo} /> : <Navigate to={paths.productMissing} replace />
}

function Product({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('product')
  const product = useProductMinSkuDetailQuery({ id: productNo }, { refetchOnMountOrArgChange: useOpenedInBrowser() })
  const [skuNo, nameSku] = useSkuParam()
  usePageTitle(product.data?.product_name ?? t('title'))
  useProductMetaTags(product.data)
  if (!product.isFetching && failedWith(product.error, 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID'))
    return <Navigate to={paths.productMissing} replace />
  return (
    <ProductFrame product={product.data}>
      <QueryState query={product} loading={<ProductSkeleton />}>
        {(data) => (
          <>
            <ProductView product={data} refetch={product.refetch} skuNo={skuNo} onSku={nameSku} />
            {data.price_until && <PriceDeadline product={data} receivedAt={product.fulfilledTimeStamp} onOver={product.refetch} />}
          </>
        )}
      </QueryState>
    </ProductFrame>
  )
}

// Few products have one.
const PriceDeadline = lazyOptional(() => import('./price-deadline.tsx').then((m) => m.PriceDeadline))

/** The SKU in the URL and a function to change it. It replaces the history entry, so that a reload and a copied URL keep the selection. */
function useSkuParam(): readonly [skuNo: string | null, name: (skuNo: string) => void] {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const name = useCallback(
    (skuNo: string) => {
      const search = new URLSearchParams(query)
      search.set('sku_no', skuNo)
      void navigate({ pathname, search: `?${search}` }, { replace: true, state })
    },
    [query, pathname, state, navigate],
  )
  return [query.get('sku_no'), name]
}
