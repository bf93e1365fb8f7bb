import { useEffectEvent } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { GivenBack } from '#commerce/order/amount-rows.tsx'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import { useBuyAgain } from '#commerce/order/order-dialogs-context.ts'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { usePollWithBackoff } from '#platform/polling/use-poll-with-backoff.ts'
import { paths, paymentSuccessPath } from '#platform/routing/paths.ts'
import { clockSkew, useCountdown } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { HeroPage } from '#ui/layout/hero-page.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { type Cashier, isPaymentInProgress, usePaymentCashierQuery } from '../api.ts'
import { CheckoutSteps } from '../checkout-steps.tsx'
import css from '../result/payment-outcome.module.css'
import { OutcomeIcon, OutcomeText, toPaymentOutcome } from '../result/payment-outcome.tsx'
import { CashierHeader, CashierHeaderSkeleton, CashierSkeleton, CashierView } from './cashier-view.tsx'

/** A closed order at the cashier: why, where paid money went, and the next steps. Until the order is loaded the reason isn't shown. */
function ClosedOrder({ cashier }: { readonly cashier: Cashier }) {
  const { t } = useTranslation('checkout')
  const { order_no } = cashier
  const { data: order } = useOrderDetailQuery({ order_no }, { refetchOnMountOrArgChange: true })
  const { buyAgain, isLoading } = useBuyAgain()
  const timeOver = order?.close_reason === 'payment_time_over'
  return (
    <div className={cx('column align-center textAlign-center', css.result)}>
      <OutcomeIcon tone="over" />
      <Status>
        <h2>{t(timeOver ? 'cashier.over.title' : 'cashier.closed.title')}</h2>
        {order?.status === 'closed' && <OutcomeText outcome={toPaymentOutcome(order, cashier)} orderNo={order_no} />}
        {order && <GivenBack order={order} />}
      </Status>
      <div className={cx('row above-24 gap-12 align-fill wrap', css.buttons)}>
        <LinkButton variant="outline" size="lg" to={paths.orders}>
          {t('cashier.over.orders')}
        </LinkButton>
        <Button size="lg" onClick={() => void buyAgain(order_no)} loading={isLoading}>
          {t('cashier.over.again')}
        </Button>
      </div>
    </div>
  )
}

/**
 * The cashier of an order. Polled while a payment is in progress or when the time has run out; refetched when the page is shown again.
 * `left` is in ms by the server's clock; `skew` is how far that clock is ahead.
 */
function useCashier(orderNo: string) {
  const query = usePaymentCashierQuery({ order_no: orderNo }, { refetchOnMountOrArgChange: true })
  const cashier = query.currentData ?? query.data
  const unpaid = cashier?.order_status === 'pending_payment'
  const payBy = unpaid ? cashier.pay_by : null
  const skew = cashier ? clockSkew(cashier.server_time, query.fulfilledTimeStamp ?? Date.now()) : 0
  const refetch = useEffectEvent(async () => {
    if (!query.isUninitialized) await query.refetch()
  })
  const left = useCountdown(payBy, skew, () => void refetch())
  const expired = payBy !== null && left === 0
  usePollWithBackoff(unpaid && (isPaymentInProgress(cashier.payment) || expired), () => refetch())
  return { query, cashier, left, expired, skew } as const
}

/** `/checkout?order_no=`: the cashier of one order. */
export function CashierPage() {
  const { t } = useTranslation(['checkout', 'cashier', 'order', 'errors'])
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const orderNo = params.get('order_no') ?? ''
  const desktop = useLayout() === 'desktop'
  const { query, cashier, left, expired, skew } = useCashier(orderNo)
  const success = paymentSuccessPath(orderNo)
  const title = t('checkout:cashier.title')

  const missing = !orderNo || failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'PAYMENT_INVALID')
  const loading = !cashier && query.isFetching && !missing
  const state = (
    <QueryState query={query} loading={<CashierSkeleton />}>
      {() => null}
    </QueryState>
  )

  if (loading || cashier?.order_status === 'pending_payment') {
    const head = cashier ? <CashierHeader cashier={cashier} left={left} /> : <CashierHeaderSkeleton />
    const view = cashier ? (
      <CashierView
        key={orderNo}
        cashier={cashier}
        skew={skew}
        expired={expired}
        onCheck={query.refetch}
        onDone={() => void navigate(success, { replace: true })}
        head={head}
      />
    ) : (
      state
    )
    return desktop ? (
      <PageLayout title={title} action={<CheckoutSteps at="pay" />}>
        {view}
      </PageLayout>
    ) : (
      <HeroPage title={title} back={paths.orders} tone="ink" hero={head} look="sheet">
        {view}
      </HeroPage>
    )
  }
  if (cashier && cashier.order_status !== 'closed') return <Navigate to={success} replace />
  return (
    <PageLayout title={title} back={paths.orders}>
      {cashier ? (
        <OrderDialogs>
          <ClosedOrder cashier={cashier} />
        </OrderDialogs>
      ) : missing ? (
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
