import type { Cart, CartLine } from '@nusaria/contracts/cart'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCartDetailQuery } from '#commerce/cart/cart-count.ts'
import { expectedCart } from '#commerce/cart/expected-cart.ts'
import { CartLostOrderNote } from '#commerce/place-order/lost-order.tsx'
import { RecommendedSection } from '#commerce/product/recommended-section.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { paths } from '#platform/routing/paths.ts'
import { selectAllChanged } from '#platform/state/cart-state.ts'
import { useAppDispatch, useIsMember } from '#platform/state/hooks.ts'
import { selectedSku, skusSelected } from '#platform/state/user-info.ts'
import { useOpenLogin } from '#session/pending-action.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './cart-page.module.css'
import { FreeShippingProgress, VoucherProgress } from './cart-progress.tsx'
import { CartSkeleton, CartView } from './cart-view.tsx'
import { LineMenu } from './line-actions.tsx'
import { RemovedNote, useLineRemoval } from './line-removal.tsx'
import { useBulkSelection, useCartActions, useDisclosure } from './use-cart-actions.ts'

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
    <p className="above-12 size-13 line-20 tone-ink-2">
      <span>{t('empty.member')}</span>{' '}
      <button type="button" className="hitArea weight-700 tone-sambal-700" onClick={() => openLogin()}>
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
