import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { useProductMinSkuDetailQuery, useProductVisitViewsMutation } from '../features/product/product-api.ts'
import { failedWith } from '../shared/api/failure.ts'
import { paths } from '../shared/paths.ts'
import { usePageTitle } from '../shared/ui/page-title.ts'
import { QueryState } from '../shared/ui/query-state.tsx'
import { ProductSkeleton } from './product/product-skeleton.tsx'
import { ProductView } from './product/product-view.tsx'

/** One product, named by `product_no` in the address. One that isn't in the shop leads to the page that says so. */
export function ProductPage() {
  const { t } = useTranslation('product')
  const productNo = new URLSearchParams(useLocation().search).get('product_no')
  const product = useProductMinSkuDetailQuery(productNo ? { id: productNo } : skipToken)
  const [noteVisit] = useProductVisitViewsMutation()
  const known = product.currentData?.product_no
  useEffect(() => {
    if (known) void noteVisit({ product_no: known })
  }, [known, noteVisit])
  usePageTitle(product.currentData?.product_name ?? t('title'))
  if (!productNo || failedWith(product.error, 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID'))
    return <Navigate to={paths.productMissing} replace />
  return (
    <QueryState query={product} loading={<ProductSkeleton />}>
      {(data) => <ProductView key={data.product_no} product={data} />}
    </QueryState>
  )
}
