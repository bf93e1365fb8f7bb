import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { useCallback } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useCartAddMutation, useCartDetailQuery } from '#commerce/cart/api.ts'
import { FavouriteButton } from '#commerce/product/favourite-button.tsx'
import { RestockAlertSlot } from '#commerce/restock-alert/restock-alert-slot.tsx'
import { useProductMinSkuDetailQuery } from '#commerce/sku/api.ts'
import { failedWith, failureOf } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional, lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useOpenedInBrowser } from '#platform/rendering/hydration.ts'
import { buyNowPath, paths } from '#platform/routing/paths.ts'
import { drafts } from '#platform/state/drafts.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { skusSelected } from '#platform/state/user-info.ts'
import { toast } from '#platform/toast.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { WhenNear } from '#ui/layout/in-view-trigger.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { ProductFrame } from './product-frame.tsx'
import type { ProductSlots, PurchaseActions } from './product-slots.ts'
import { ProductSkeleton, ProductView } from './product-view.tsx'
import { useProductMetaTags } from './use-product-meta-tags.ts'
import { VoucherRow, VoucherTickets } from './vouchers.tsx'

/** The actions of the product page's buttons. `onRefused`: the server refused, so the shown product may be outdated. */
function usePurchaseActions(onRefused: () => void): PurchaseActions {
  const { t } = useTranslation('product')
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const cartCount = useCartDetailQuery().data?.total_quantity ?? 0
  const [add, { error, isLoading }] = useCartAddMutation()
  const failure = failureOf(error)
  return {
    cartCount,
    adding: isLoading,
    failure: failure?.kind === 'business' ? undefined : failure,
    onAdd: async (sku_no, quantity) => {
      const reply = await add({ sku_no, quantity })
      if (!reply.error) toast.success(t('buy.added'), { text: t('buy.seeCart'), to: paths.cart })
      else if (failureOf(reply.error)?.kind === 'business') onRefused()
      return !reply.error
    },
    onBuy: (chosen) => {
      dispatch(skusSelected({ buyType: 'buy_now', selectSkus: [chosen] }))
      void navigate(buyNowPath(chosen.sku_no, chosen.quantity))
    },
  }
}

/** The product in the URL, or a redirect to the page for missing products. */
export function ProductPage() {
  const [query] = useSearchParams()
  const productNo = query.get('product_no')
  return productNo ? <Product key={productNo} productNo={productNo} /> : <Navigate to={paths.productMissing} replace />
}

function slotsOf(product: ProductDetail, desktop: boolean, onStale: () => void): ProductSlots {
  const { reviews, questions, restockAlerts } = config.features
  const { product_no: productNo } = product
  return {
    favourite: <FavouriteButton key={productNo} product={product} />,
    ...(restockAlerts && {
      restockAlert: (skuNo: string, size: 'lg' | 'sm') => <RestockAlertSlot skuNo={skuNo} size={size} onStale={onStale} />,
    }),
    vouchers: <VoucherRow productNo={productNo} />,
    voucherTickets: desktop && <VoucherTickets productNo={productNo} />,
    reviews: reviews && <FeedbackSlot of={ProductReviews} productNo={productNo} />,
    questions: questions && <FeedbackSlot of={ProductQuestions} productNo={productNo} />,
    boughtTogether: (skuNo: string) => (
      <WhenNear waiting={waiting} ahead={AHEAD}>
        <BoughtTogether skuNo={skuNo} waiting={waiting} />
      </WhenNear>
    ),
  }
}

function Product({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('product')
  const desktop = useLayout() === 'desktop'
  const product = useProductMinSkuDetailQuery({ id: productNo }, { refetchOnMountOrArgChange: useOpenedInBrowser() })
  const purchase = usePurchaseActions(product.refetch)
  const [skuNo, nameSku] = useSkuParam()
  usePageTitle(product.data?.product_name ?? t('title'))
  useProductMetaTags(product.data)
  if (!product.isFetching && failedWith(product.error, 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID'))
    return <Navigate to={paths.productMissing} replace />
  return (
    <ProductFrame cartCount={purchase.cartCount} product={product.data}>
      <QueryState query={product} loading={<ProductSkeleton />}>
        {(data) => (
          <>
            <ProductView product={data} purchase={purchase} slots={slotsOf(data, desktop, product.refetch)} skuNo={skuNo} onSku={nameSku} />
            {data.price_until && <PriceDeadline product={data} receivedAt={product.fulfilledTimeStamp} onOver={product.refetch} />}
          </>
        )}
      </QueryState>
    </ProductFrame>
  )
}

const waiting = (
  <Panel>
    <Skeleton height={300} />
  </Panel>
)

// Few products have one.
const PriceDeadline = lazyOptional(() => import('./price-deadline.tsx').then((m) => m.PriceDeadline))

/** px: less than what lies between the first screen and the reviews, so that a first look does without their code */
const AHEAD = 300

const feedback = () => import('./feedback.tsx')
const ProductReviews = lazyWithRetry(() => feedback().then((m) => ({ default: m.ProductReviews })))
const ProductQuestions = lazyWithRetry(() => feedback().then((m) => ({ default: m.ProductQuestions })))

interface FeedbackProps {
  readonly of: typeof ProductReviews
  readonly productNo: string
}

/** Reviews or questions; at once where a login or a reload interrupted a question, so that its form opens again. */
function FeedbackSlot({ of: Feedback, productNo }: FeedbackProps) {
  const asking = useOpenedInBrowser() && drafts.has(`question:${productNo}:open`)
  return (
    <WhenNear waiting={waiting} ahead={AHEAD} now={asking}>
      <Feedback productNo={productNo} />
    </WhenNear>
  )
}

const BoughtTogether = lazyOptional(() => feedback().then((m) => m.BoughtTogether), waiting)

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
