import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useNavTypeListQuery } from '../../entities/category/category-api.ts'
import { useProductMetaTags } from '../../entities/product/use-product-meta-tags.ts'
import { breadcrumbCategories } from '../../features/product-detail/breadcrumb-categories.ts'
import { useProductMinSkuDetailQuery } from '../../features/product-detail/product-detail-api.ts'
import { ProductFrame } from '../../features/product-detail/product-frame.tsx'
import { ProductSkeleton } from '../../features/product-detail/product-skeleton.tsx'
import type { ProductSlots } from '../../features/product-detail/product-slots.ts'
import { ProductView } from '../../features/product-detail/product-view.tsx'
import { failedWith } from '../../shared/api/failure.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { categoryProductsLink, paths } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { FavouriteSlot } from './favourite-slot.tsx'
import { RestockAlertSlot } from './restock-alert-slot.tsx'
import { ReviewSlot } from './review-slot.tsx'
import { usePurchaseActions } from './use-purchase-actions.ts'
import { useSkuParam } from './use-sku-param.ts'
import { VoucherRow } from './voucher-row.tsx'
import { VoucherTickets } from './voucher-tickets.tsx'

/** The product of the address, or the page for products that aren't there. */
export function ProductPage() {
  const [query] = useSearchParams()
  const productNo = query.get('product_no')
  return productNo ? <Product key={productNo} productNo={productNo} /> : <Navigate to={paths.productMissing} replace />
}

/** What other features bring into the page of a product. */
function slotsOf(productNo: string, desktop: boolean, onStale: () => void): ProductSlots {
  return {
    favourite: <FavouriteSlot productNo={productNo} />,
    restockAlert: (skuNo, size) => <RestockAlertSlot skuNo={skuNo} size={size} onStale={onStale} />,
    vouchers: <VoucherRow productNo={productNo} />,
    voucherTickets: desktop && <VoucherTickets productNo={productNo} />,
    reviews: <ReviewSlot productNo={productNo} />,
  }
}

function Product({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation(['product', 'common'])
  const desktop = useLayout() === 'desktop'
  const product = useProductMinSkuDetailQuery({ id: productNo }, { refetchOnMountOrArgChange: true })
  const types = useNavTypeListQuery(undefined, { skip: !desktop }).data ?? []
  const placesTo = (data: ProductDetail) => [
    { name: t('common:tabs.home'), to: paths.home },
    ...breadcrumbCategories(types, data).map(({ nav_type_id, nav_type_name }) => ({
      name: nav_type_name,
      ...categoryProductsLink(nav_type_id),
    })),
  ]
  const buying = usePurchaseActions(product.refetch)
  const [skuNo, nameSku] = useSkuParam()
  usePageTitle(product.data?.product_name ?? t('title'))
  useProductMetaTags(product.data)
  if (!product.isFetching && failedWith(product.error, 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID'))
    return <Navigate to={paths.productMissing} replace />
  return (
    <ProductFrame cartCount={buying.cartCount} product={product.data}>
      <QueryState query={product} loading={<ProductSkeleton />}>
        {(data) => (
          <>
            {desktop && <Breadcrumb places={placesTo(data)} here={data.product_name} />}
            <ProductView
              product={data}
              buying={buying}
              slots={slotsOf(productNo, desktop, product.refetch)}
              skuNo={skuNo}
              onSku={nameSku}
            />
          </>
        )}
      </QueryState>
    </ProductFrame>
  )
}
