import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCartDetailQuery } from '../features/cart/cart-api.ts'
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx'
import { CartView } from '../features/cart/cart-view.tsx'
import { RemovedNote } from '../features/cart/removed-note.tsx'
import { useRemoval } from '../features/cart/use-removal.ts'
import { paths } from '../shared/paths.ts'
import { selectAllChanged } from '../shared/state/cart-state.ts'
import { useDispatch } from '../shared/state/hooks.ts'
import { skusSelected } from '../shared/state/user-info.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'
import { EmptyState } from '../shared/ui/state.tsx'
import css from './cart-page.module.css'
import { RecommendedBelow } from './recommended-below.tsx'

/** The cart of the member, or of the device for a guest. */
export function CartPage() {
  const { t } = useTranslation('cart')
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const query = useCartDetailQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true })
  const removal = useRemoval()
  const count = query.data?.total_quantity ?? 0
  const isSelectAll = query.data?.is_select_all ?? false

  useEffect(() => {
    dispatch(selectAllChanged(isSelectAll))
  }, [dispatch, isSelectAll])

  const checkout = () => {
    const lines = query.data?.lines.filter(({ selected, trouble }) => selected && !trouble) ?? []
    dispatch(skusSelected({ buyType: 'cart', selectSkus: lines.map(({ sku_no, quantity }) => ({ sku_no, quantity })) }))
    void navigate(paths.orderConfirm)
  }

  return (
    <PageLayout title={t('title')} heading={count > 0 ? t('titleCount', { count }) : t('title')} back={false}>
      <RemovedNote removal={removal} />
      <QueryState
        query={query}
        loading={<CartSkeleton />}
        isEmpty={(cart) => cart.lines.length === 0}
        empty={
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <LinkButton to={paths.home} size="lg">
                {t('empty.action')}
              </LinkButton>
            }
          />
        }
      >
        {(cart) => <CartView cart={cart} removal={removal} onCheckout={checkout} />}
      </QueryState>
      {query.data && <RecommendedBelow title={t('recommended')} />}
      <div className={css.tabs} />
    </PageLayout>
  )
}
