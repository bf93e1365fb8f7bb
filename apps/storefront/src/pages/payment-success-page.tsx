import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePaymentCashierQuery } from '../features/checkout/cashier-api.ts'
import { paymentOutcomeOf } from '../features/checkout/result-of.ts'
import { PaymentResultView } from '../features/checkout/result-view.tsx'
import { usePollWithBackoff } from '../features/checkout/use-kept-true.ts'
import { useOrderDetailQuery } from '../features/order/order-api.ts'
import { OrderMissing } from '../features/order/order-missing.tsx'
import { failedWith } from '../shared/api/failure.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { paths } from '../shared/paths.ts'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'
import { Skeleton } from '../shared/ui/shine.tsx'
import { VisuallyHidden } from '../shared/ui/unseen.tsx'
import { RecommendedSection } from './recommended-below.tsx'

function ResultSkeleton() {
  return <Skeleton height={280} radius={16} />
}

/** How the payment of one order went: `order_no` in the query. Stays true while the money is on its way. */
export function PaymentResultPage() {
  const { t } = useTranslation(['checkout', 'cashier', 'order', 'errors'])
  const [params] = useSearchParams()
  const desktop = useLayout() === 'desktop'
  const order_no = params.get('order_no') ?? ''
  const order = useOrderDetailQuery({ order_no }, { skip: !order_no, refetchOnMountOrArgChange: true })
  const cashier = usePaymentCashierQuery({ order_no }, { skip: !order.data, refetchOnMountOrArgChange: true })
  usePollWithBackoff(order.data?.status === 'pending_payment', () =>
    Promise.all([order, cashier].map((query) => (query.isUninitialized ? null : query.refetch()))),
  )
  const outcome = order.data && cashier.data ? paymentOutcomeOf(order.data, cashier.data) : null

  const title = outcome ? t(`checkout:result.${outcome.result}.title`) : t('checkout:cashier.title')
  return (
    <PageLayout title={title} heading={<VisuallyHidden>{title}</VisuallyHidden>} back={paths.home} noHeading>
      {desktop && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {!order_no || failedWith(order.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? (
        <OrderMissing />
      ) : (
        <QueryState query={order} loading={<ResultSkeleton />}>
          {({ total, pay_by }) => (
            <QueryState query={cashier} loading={<ResultSkeleton />}>
              {() => outcome && <PaymentResultView outcome={outcome} orderNo={order_no} total={total} payBy={pay_by} />}
            </QueryState>
          )}
        </QueryState>
      )}
      {outcome && <RecommendedSection title={t('checkout:result.recommended')} />}
    </PageLayout>
  )
}
