import { Suspense, useEffect, useState } from 'react'
import { useCartDetailQuery } from '#commerce/cart/cart-count.ts'
import { mayHaveLostOrder } from '#commerce/place-order/lost-order-drafts.ts'
import { RecommendedSection } from '#commerce/product/recommended-section.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { selectAllChanged } from '#platform/state/cart-state.ts'
import { useAppDispatch, useIsMember } from '#platform/state/hooks.ts'
import { selectedSku, skusSelected } from '#platform/state/user-info.ts'
import { useOpenLogin } from '#session/pending-action.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import css from './cart-page.module.css'
import { CartSkeleton, CartView } from './cart-view.tsx'
import { LineMenu } from './line-actions.tsx'
import { RemovedNote } from './line-removal.tsx'
import { selectedLines } from './line-state.ts'
import { useCartActions, useLineSheet } from './use-cart-actions.ts'

const CartLostOrderNote = lazyWithRetry(() =>
  import('#commerce/place-order/lost-order.tsx').then((m) => ({ default: m.CartLostOrderNote })),
)
const VariantSheet = lazyOverlay(() => import('./variant-sheet.tsx').then((m) => ({ default: m.VariantSheet })))

export function CartPage() {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const query = useCartDetailQuery(undefined, ALWAYS_REFETCH)
  const { data } = query
  const [asksForLostOrder] = useState(mayHaveLostOrder)
  const variants = useLineSheet()
  const menu = useLineSheet()
  const controller = useCartActions({ excess: data?.order_excess ?? null, changeVariant: variants.show, openMenu: menu.show })
  const { actions, removal, beginBulkSelection, endBulkSelection } = controller
  // The client state has the selection of the server's cart.
  useEffect(() => {
    if (!data) return
    dispatch(skusSelected({ buyType: 'cart', selectSkus: selectedLines(data.lines).map(selectedSku) }))
    dispatch(selectAllChanged(data.is_select_all))
  }, [dispatch, data])
  const count = data?.total_quantity ?? 0
  const hasLines = (data?.lines.length ?? 0) > 0

  return (
    <PageLayout
      title={t('title')}
      heading={count > 0 ? t('titleCount', { count }) : t('title')}
      action={
        hasLines && (
          <button type="button" className={css.manage} onClick={actions.bulkSelection ? endBulkSelection : beginBulkSelection}>
            {actions.bulkSelection ? t('manage.done') : t('manage.begin')}
          </button>
        )
      }
    >
      {asksForLostOrder && (
        <Suspense fallback={null}>
          <CartLostOrderNote />
        </Suspense>
      )}
      <RemovedNote removal={removal} />
      <QueryState query={query} loading={<CartSkeleton />} isEmpty={(cart) => cart.lines.length === 0} empty={<EmptyCart />}>
        {(cart) => (
          <>
            <CartView cart={cart} asOf={query.fulfilledTimeStamp} controller={controller} />
            {variants.line && <VariantSheet line={variants.line} cart={cart} open={variants.open} onClose={variants.close} />}
            <LineMenu menu={menu} actions={actions} />
          </>
        )}
      </QueryState>
      {data && <RecommendedSection title={hasLines ? t('recommended') : t('recommendedFirst')} />}
      <div className={css.tabs} />
    </PageLayout>
  )
}

function EmptyCart() {
  const { t } = useTranslation('cart')
  const isMember = useIsMember()
  const openLogin = useOpenLogin()
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <LinkButton to={paths.home} size="lg">
            {t('empty.action')}
          </LinkButton>
          {!isMember && (
            <p className="above-12 size-13 line-20 tone-ink-2">
              <span>{t('empty.member')}</span>{' '}
              <button type="button" className="hitArea weight-700 tone-sambal-700" onClick={openLogin}>
                {t('empty.login')}
              </button>
            </p>
          )}
        </>
      }
    />
  )
}
