import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePaymentCashierQuery } from '../features/checkout/cashier-api.ts'
import type { Result } from '../features/checkout/result-view.tsx'
import { ResultView } from '../features/checkout/result-view.tsx'
import { isUnderWay } from '../features/checkout/use-cashier.ts'
import { useOrderDetailQuery } from '../features/order/order-api.ts'
import { OrderMissing } from '../features/order/order-missing.tsx'
import { failedWith } from '../shared/api/failure.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { paths } from '../shared/paths.ts'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'
import { Shine } from '../shared/ui/shine.tsx'
import { Unseen } from '../shared/ui/unseen.tsx'
import { RecommendedBelow } from './recommended-below.tsx'

/** ms between looks while the money is not in */
const LOOK_AGAIN = 3_000

function resultOf({ status, pay_method }: OrderDetail, underWay: boolean): Result {
  if (status === 'pending_payment') return underWay ? 'pending' : 'unpaid'
  if (status === 'closed') return 'closed'
  if (status === 'completed') return 'done'
  return pay_method === 'cod' ? 'cod' : 'paid'
}

/** How the payment of one order went: `order_no` in the query. Stays true while the money is on its way. */
export function PaymentSuccessPage() {
  const { t } = useTranslation(['checkout', 'order', 'errors'])
  const [params] = useSearchParams()
  const desktop = useLayout() === 'desktop'
  const order_no = params.get('order_no') ?? ''
  const [pollingInterval, setPollingInterval] = useState(0)
  const order = useOrderDetailQuery({ order_no }, { refetchOnMountOrArgChange: true, refetchOnFocus: true, pollingInterval })
  const unpaid = order.data?.status === 'pending_payment'
  const cashier = usePaymentCashierQuery({ order_no }, { skip: !unpaid, refetchOnMountOrArgChange: true, pollingInterval })
  useEffect(() => setPollingInterval(unpaid ? LOOK_AGAIN : 0), [unpaid])
  const result = order.data && (!unpaid || cashier.data) ? resultOf(order.data, isUnderWay(cashier.data?.payment)) : null

  const title = result ? t(`checkout:result.${result}.title`) : t('checkout:cashier.title')
  return (
    <PageLayout title={title} heading={<Unseen>{title}</Unseen>} back={paths.home} noHeading>
      {desktop && <Unseen as="h1">{title}</Unseen>}
      {!order_no || failedWith(order.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? (
        <OrderMissing />
      ) : (
        <QueryState query={order} loading={<Shine height={280} radius={16} />}>
          {({ total }) => (result ? <ResultView result={result} orderNo={order_no} total={total} /> : <Shine height={280} radius={16} />)}
        </QueryState>
      )}
      {result && <RecommendedBelow title={t('checkout:result.recommended')} />}
    </PageLayout>
  )
}
