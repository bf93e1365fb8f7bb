import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import { useBuyAgain } from '#commerce/order/order-dialogs-context.ts'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, paymentSuccessPath } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { HeroPage } from '#ui/layout/hero-page.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import type { Cashier } from '../api.ts'
import { CheckoutSteps } from '../checkout-steps.tsx'
import { ClosedOrder } from '../result/closed-order.tsx'
import { CashierHeader, CashierHeaderSkeleton } from './cashier-header.tsx'
import { CashierSkeleton, CashierView } from './cashier-view.tsx'
import { useCashier } from './use-cashier.ts'

function ClosedCashier({ orderNo, cashier }: { readonly orderNo: string; readonly cashier: Cashier }) {
  const { data } = useOrderDetailQuery({ order_no: orderNo }, { refetchOnMountOrArgChange: true })
  const { buyAgain, isLoading } = useBuyAgain()
  return <ClosedOrder cashier={cashier} order={data} onBuyAgain={() => void buyAgain(orderNo)} buying={isLoading} />
}

/** `/checkout?order_no=`: the cashier of one order. */
export function CashierPage() {
  const { t } = useTranslation(['checkout', 'cashier', 'order', 'errors'])
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const orderNo = params.get('order_no') ?? ''
  const desktop = useLayout() === 'desktop'
  const { query, cashier, left, skew } = useCashier(orderNo)
  const success = paymentSuccessPath(orderNo)
  const title = t('checkout:cashier.title')

  if (cashier?.order_status === 'pending_payment') {
    const head = <CashierHeader total={cashier.total} payBy={cashier.pay_by} left={left} />
    const view = (
      <CashierView
        key={orderNo}
        cashier={cashier}
        skew={skew}
        expired={cashier.pay_by !== null && left === 0}
        onCheck={query.refetch}
        onDone={() => void navigate(success, { replace: true })}
        head={head}
      />
    )
    if (!desktop)
      return (
        <HeroPage title={title} back={paths.orders} tone="ink" hero={head} look="sheet">
          {view}
        </HeroPage>
      )
    return (
      <PageLayout title={title} action={<CheckoutSteps at="pay" />}>
        {view}
      </PageLayout>
    )
  }
  if (cashier && cashier.order_status !== 'closed') return <Navigate to={success} replace />
  const loading = !cashier && query.isFetching
  const state = (
    <QueryState query={query} loading={<CashierSkeleton />}>
      {() => null}
    </QueryState>
  )
  if (loading && !desktop)
    return (
      <HeroPage title={title} back={paths.orders} tone="ink" hero={<CashierHeaderSkeleton />} look="sheet">
        {state}
      </HeroPage>
    )
  return (
    <PageLayout title={title} back={paths.orders} action={loading && <CheckoutSteps at="pay" />}>
      {cashier ? (
        <OrderDialogs>
          <ClosedCashier orderNo={orderNo} cashier={cashier} />
        </OrderDialogs>
      ) : !orderNo || failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'PAYMENT_INVALID') ? (
        <EmptyState
          drawing="orders"
          title={t('checkout:cashier.missing.title')}
          text={t('checkout:cashier.missing.text')}
          action={<LinkButton to={paths.orders}>{t('checkout:cashier.over.orders')}</LinkButton>}
        />
      ) : (
        state
      )}
    </PageLayout>
  )
}
