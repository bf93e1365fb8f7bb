import type { Cart, CartLine } from '@nusaria/contracts/cart'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { RecommendedSection } from '../../entities/product/recommended-section.tsx'
import { useCartDetailQuery } from '../../features/cart/cart-api.ts'
import { FreeShippingProgress, VoucherProgress } from '../../features/cart/cart-progress.tsx'
import { CartSkeleton, CartView } from '../../features/cart/cart-view.tsx'
import { expectedCart } from '../../features/cart/expected-cart.ts'
import { LineMenu } from '../../features/cart/line-actions.tsx'
import { RemovedNote, useLineRemoval } from '../../features/cart/line-removal.tsx'
import { useBulkSelection, useCartActions, useDisclosure } from '../../features/cart/use-cart-actions.ts'
import { CartLostOrderNote } from '../../features/order-confirm/lost-order.tsx'
import { RestockAlertSlot } from '../../features/restock-alert/restock-alert-slot.tsx'
import { config } from '../../shared/config.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { paths } from '../../shared/paths.ts'
import { ALWAYS_REFETCH } from '../../shared/polling/query-options.ts'
import { selectAllChanged } from '../../shared/state/cart-state.ts'
import { useAppDispatch, useIsMember } from '../../shared/state/hooks.ts'
import { useOpenLogin } from '../../shared/state/pending-action.ts'
import { selectedSku, skusSelected } from '../../shared/state/user-info.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { lazyOverlay } from '../../shared/ui/overlay/lazy-overlay.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './page.module.css'

const VariantSheet = lazyOverlay(() => import('./variant-sheet.tsx').then((m) => ({ default: m.VariantSheet })))

/** Copies the selection of the server's cart to `selectSkus` and `isSelectAll` of the client state. */
function useSyncCartState(cart: Cart | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!cart) return
    const chosen = cart.lines.filter(({ selected, trouble }) => selected && trouble === null)
    dispatch(skusSelected({ buyType: 'cart', selectSkus: chosen.map(selectedSku) }))
    dispatch(selectAllChanged(cart.is_select_all))
  }, [dispatch, cart])
}

export function CartPage() {
  const { t } = useTranslation('cart')
  const navigate = useNavigate()
  const query = useCartDetailQuery(undefined, ALWAYS_REFETCH)
  const { data, fulfilledTimeStamp: asOf } = query
  const variants = useDisclosure<CartLine>()
  const menu = useDisclosure<CartLine>()
  const removal = useLineRemoval()
  const { bulkSelection, begin, end } = useBulkSelection()
  const controller = useCartActions({
    removal,
    bulkSelection,
    excess: data?.order_excess ?? null,
    changeVariant: variants.show,
    openMenu: menu.show,
    renderRestockAlert: (skuNo) =>
      config.features.restockAlerts && <RestockAlertSlot skuNo={skuNo} size="sm" onStale={() => void query.refetch()} />,
  })
  useSyncCartState(data)
  const count = data?.total_quantity ?? 0

  return (
    <PageLayout
      title={t('title')}
      heading={count > 0 ? t('titleCount', { count }) : t('title')}
      action={
        count > 0 && (
          <button type="button" className={css.manage} onClick={bulkSelection ? end : begin}>
            {bulkSelection ? t('manage.done') : t('manage.begin')}
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
              cart={expectedCart(cart, controller.actions.quantityEdits)}
              controller={controller}
              shipping={<FreeShippingProgress asOf={asOf} />}
              voucher={
                <Suspense fallback={<Skeleton height={64} radius={16} />}>
                  <VoucherProgress cart={cart} asOf={asOf} />
                </Suspense>
              }
              onCheckout={() => void navigate(paths.orderConfirm)}
              onBulkActionDone={end}
            />
            {variants.item && <VariantSheet line={variants.item} cart={cart} open={variants.open} onClose={variants.close} />}
            <LineMenu menu={menu} actions={controller.actions} />
          </>
        )}
      </QueryState>
      {data && <RecommendedSection title={count > 0 ? t('recommended') : t('recommendedFirst')} />}
      <div className={css.tabs} />
    </PageLayout>
  )
}

/** For a guest: the member's cart may not be empty. */
function LoginHint() {
  const { t } = useTranslation('cart')
  const openLogin = useOpenLogin()
  return (
    <p className={css.login}>
      <span>{t('empty.member')}</span>{' '}
      <button type="button" className={css.open} onClick={() => openLogin()}>
        {t('empty.login')}
      </button>
    </p>
  )
}

function EmptyCart() {
  const { t } = useTranslation('cart')
  const isMember = useIsMember()
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <LinkButton to={paths.home} size="lg">
            {t('empty.action')}
          </LinkButton>
          {!isMember && <LoginHint />}
        </>
      }
    />
  )
}
