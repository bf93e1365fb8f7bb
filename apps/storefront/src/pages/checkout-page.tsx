import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { CashierHeader } from '../features/checkout/cashier-head.tsx'
import { ClosedOrder } from '../features/checkout/cashier-over.tsx'
import { CashierSkeleton } from '../features/checkout/cashier-skeleton.tsx'
import { type Cashier, CashierView } from '../features/checkout/cashier-view.tsx'
import { CheckoutSteps } from '../features/checkout/purchase-steps.tsx'
import { useCashier } from '../features/checkout/use-cashier.ts'
import { useOrderDetailQuery } from '../features/order/order-api.ts'
import { OrderDialogs } from '../features/order/order-dialogs.tsx'
import { useBuyAgain } from '../features/order/use-buy-again.ts'
import { failedWith } from '../shared/api/failure.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { paths, paymentSuccessPath } from '../shared/paths.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { HeroPage } from '../shared/ui/hero-page.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'
import { EmptyState } from '../shared/ui/state.tsx'

/** An order that ran out of time or was closed: what can be done now. */
function ClosedCashier({ orderNo, cashier }: { readonly orderNo: string; readonly cashier: Cashier }) {
  const { data } = useOrderDetailQuery({ order_no: orderNo }, { refetchOnMountOrArgChange: true })
  const { buyAgain, isLoading } = useBuyAgain()
  return <ClosedOrder cashier={cashier} order={data} onBuyAgain={() => void buyAgain(orderNo)} buying={isLoading} />
}

/** The cashier of one order: `order_no` in the query. */
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
        over={cashier.pay_by !== null && left === 0}
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
  return (
    <PageLayout title={title} back={paths.orders}>
      {cashier ? (
        <OrderDialogs>
          <ClosedCashier orderNo={orderNo} cashier={cashier} />
        </OrderDialogs>
      ) : !orderNo || failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'PAYMENT_INVALID') ? (
        <EmptyState
          title={t('checkout:cashier.missing.title')}
          text={t('checkout:cashier.missing.text')}
          action={<LinkButton to={paths.orders}>{t('checkout:cashier.over.orders')}</LinkButton>}
        />
      ) : (
        <QueryState query={query} loading={<CashierSkeleton />}>
          {() => null}
        </QueryState>
      )}
    </PageLayout>
  )
}
