import { useSearchParams } from 'react-router-dom'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import { OrderMissing } from '#commerce/order/order-page-state.tsx'
import { RecommendedSection } from '#commerce/product/recommended-section.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { usePollWithBackoff } from '#platform/polling/use-poll-with-backoff.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { usePaymentCashierQuery } from '../api.ts'
import { toPaymentOutcome } from './payment-outcome.ts'
import css from './payment-result.module.css'
import { PaymentResultView } from './payment-result-view.tsx'

/** The frame of a result: mark, title, amount, text and two buttons. */
function PaymentResultSkeleton() {
  return (
    <div className={cx('column align-center textAlign-center', css.result)} aria-hidden="true">
      <span className={css.mark}>
        <Skeleton height={120} radius={60} />
      </span>
      <span className={css.lines}>
        <Skeleton height={24} width={180} gap={14} />
        <Skeleton height={28} width={140} gap={18} />
        <Skeleton height={16} width={300} gap={6} />
        <Skeleton height={16} width={220} />
      </span>
      <div className={cx('row above-24 gap-12 align-fill wrap', css.buttons)}>
        <span>
          <Skeleton height={48} radius={12} />
        </span>
        <span>
          <Skeleton height={48} radius={12} />
        </span>
      </div>
    </div>
  )
}

/** `/paymentSuccess?order_no=`: the result of an order's payment. Polled while the order is unpaid. */
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
  const outcome = order.data && cashier.data ? toPaymentOutcome(order.data, cashier.data) : null

  const title = outcome ? t(`checkout:result.${outcome.result}.title`) : t('checkout:cashier.title')
  usePageTitle(title)
  return (
    <PageLayout title={title} heading={<VisuallyHidden>{title}</VisuallyHidden>} back={paths.home} noHeading>
      {desktop && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {!order_no || failedWith(order.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? (
        <OrderMissing />
      ) : (
        <QueryState query={order} loading={<PaymentResultSkeleton />}>
          {(paid) => (
            <QueryState query={cashier} loading={<PaymentResultSkeleton />}>
              {() => outcome && <PaymentResultView outcome={outcome} order={paid} />}
            </QueryState>
          )}
        </QueryState>
      )}
      {outcome && <RecommendedSection title={t('checkout:result.recommended')} />}
    </PageLayout>
  )
}
