import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { PAGE_MARK } from '@nusaria/server/site/rendered-page'
import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useProductMinSkuDetailQuery } from '#commerce/sku/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { useIsClientMount } from '#platform/rendering/hydration.ts'
import { rendered } from '#platform/rendering/rendered.ts'
import { toAddress } from '#platform/routing/base-path.ts'
import { paths, productPath } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { ProductFrame } from './product-frame.tsx'
import { ProductSkeleton, ProductView } from './product-view.tsx'

/** The shop's own description, removed while a product has one. */
let shopDescription: Element | null = null

function clear(): void {
  for (const old of document.head.querySelectorAll(`[${PAGE_MARK}]`)) old.remove()
  if (shopDescription) document.head.append(shopDescription)
  shopDescription = null
}

/** Whether the server wrote the tags of this product in this language. They say more than those from here. */
function isServed(url: string): boolean {
  const served = document.head.querySelector<HTMLLinkElement>(`link[rel=canonical][${PAGE_MARK}=""]`)?.href
  return served !== undefined && rendered?.language === currentLanguage() && served.replace(/&lang=[^&]*$/, '') === url
}

/**
 * Sets a product's meta tags while its page is open, and replaces those of the server: search engines also run the page's scripts. Their code
 * loads only where the server has not written them; a page whose tags can't be loaded has none.
 */
export function useProductMetaTags(product: ProductDetail | undefined): void {
  const { t } = useTranslation()
  const shop = t('appName')
  useEffect(() => {
    const url = product && toAddress(productPath(product.product_no))
    if (!url || isServed(url)) return
    let isOpen = true
    const write = async () => {
      const { productTagElements } = await import('./product-tag-elements.ts')
      if (!isOpen) return
      clear()
      shopDescription = document.head.querySelector('meta[name="description"]')
      shopDescription?.remove()
      document.head.append(...productTagElements(product, { origin: location.origin, url, shop }))
    }
    write().catch(() => {})
    return () => {
      isOpen = false
    }
  }, [product, shop])
  useEffect(() => clear, [])
}

export function ProductPage() {
  const [query] = useSearchParams()
  const productNo = query.get('product_no')
  return productNo ? <Product key={productNo} productNo={productNo} /> : <Navigate to={paths.productMissing} replace />
}

// Few products have one.
const PriceDeadline = lazyOptional(() => import('./price-deadline.tsx').then((m) => m.PriceDeadline))

function Product({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('product')
  const product = useProductMinSkuDetailQuery({ id: productNo }, { refetchOnMountOrArgChange: useIsClientMount() })
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  // It replaces the history entry, so that a reload and a copied URL keep the selection.
  const nameSku = (skuNo: string) => {
    const search = new URLSearchParams(query)
    search.set('sku_no', skuNo)
    setQuery(search, { replace: true, state })
  }
  usePageTitle(product.data?.product_name ?? t('title'))
  useProductMetaTags(product.data)
  if (!product.isFetching && failedWith(product.error, 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID'))
    return <Navigate to={paths.productMissing} replace />
  return (
    <ProductFrame product={product.data}>
      <QueryState query={product} loading={<ProductSkeleton />}>
        {(data) => (
          <>
            <ProductView product={data} refetch={product.refetch} skuNo={query.get('sku_no')} onSku={nameSku} />
            {data.price_until && <PriceDeadline product={data} receivedAt={product.fulfilledTimeStamp} onOver={product.refetch} />}
          </>
        )}
      </QueryState>
    </ProductFrame>
  )
}
