import type { CartLine } from '@nusaria/contracts/cart'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCartDetailQuery } from '../features/cart/cart-api.ts'
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx'
import { CartView } from '../features/cart/cart-view.tsx'
import { FreeShippingProgress } from '../features/cart/free-shipping.tsx'
import { LineMenu } from '../features/cart/line-menu.tsx'
import { RemovedNote } from '../features/cart/removed-note.tsx'
import { useCartActions } from '../features/cart/use-cart-tools.ts'
import { useBulkSelection } from '../features/cart/use-managing.ts'
import { useDisclosure } from '../features/cart/use-opened.ts'
import { useRemoval } from '../features/cart/use-removal.ts'
import { VoucherProgress } from '../features/cart/voucher-progress.tsx'
import { CartLostOrderNote } from '../features/checkout/lost-order-note.tsx'
import { paths } from '../shared/paths.ts'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'
import { Skeleton } from '../shared/ui/shine.tsx'
import { EmptyCart } from './cart/cart-empty.tsx'
import { useSyncCartState } from './cart/use-cart-state.ts'
import { VariantSheet } from './cart/variant-sheet.tsx'
import css from './cart-page.module.css'
import { RestockAlertSlot } from './product/notice-slot.tsx'
import { RecommendedSection } from './recommended-below.tsx'

/** The cart of the member, or of the device for a guest. */
export function CartPage() {
  const { t } = useTranslation('cart')
  const navigate = useNavigate()
  const query = useCartDetailQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true })
  const { data, fulfilledTimeStamp: asOf } = query
  const variants = useDisclosure<CartLine>()
  const menu = useDisclosure<CartLine>()
  const removal = useRemoval()
  const { managing, begin, end } = useBulkSelection()
  const using = useCartActions({
    removal,
    managing,
    excess: data?.order_excess ?? null,
    changeVariant: variants.show,
    openMenu: menu.show,
    renderRestockAlert: (skuNo) => <RestockAlertSlot skuNo={skuNo} size="sm" onStale={() => void query.refetch()} />,
  })
  useSyncCartState(data)
  const count = data?.total_quantity ?? 0

  return (
    <PageLayout
      title={t('title')}
      heading={count > 0 ? t('titleCount', { count }) : t('title')}
      action={
        count > 0 && (
          <button type="button" className={css.manage} onClick={managing ? end : begin}>
            {managing ? t('manage.done') : t('manage.begin')}
          </button>
        )
      }
    >
      <CartLostOrderNote />
      <RemovedNote removal={removal} />
      <QueryState query={query} loading={<CartSkeleton />} isEmpty={(cart) => cart.lines.length === 0} empty={<EmptyCart />}>
        {(cart) => (
          <>
            <CartView
              cart={cart}
              using={using}
              shipping={<FreeShippingProgress asOf={asOf} />}
              voucher={
                <Suspense fallback={<Skeleton height={64} radius={16} />}>
                  <VoucherProgress cart={cart} asOf={asOf} />
                </Suspense>
              }
              onCheckout={() => void navigate(paths.orderConfirm)}
              onManaged={end}
            />
            <VariantSheet choosing={variants} cart={cart} />
            <LineMenu menu={menu} tools={using.tools} />
          </>
        )}
      </QueryState>
      {data && <RecommendedSection title={count > 0 ? t('recommended') : t('recommendedFirst')} />}
      <div className={css.tabs} />
    </PageLayout>
  )
}
