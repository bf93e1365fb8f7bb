import type { OrderDetail } from '@nusaria/contracts/order-entities'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { keepProvince } from '#commerce/address/format-address.ts'
import { GivenBack } from '#commerce/order/amount-rows.tsx'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import { GoodsRow } from '#commerce/order/order-line.tsx'
import { OrderMissing } from '#commerce/order/order-page-state.tsx'
import { PayTime } from '#commerce/order/order-status-tag.tsx'
import { RecommendedSection } from '#commerce/product/recommended-section.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { formatDayRange } from '#platform/format/day-range.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { usePollWithBackoff } from '#platform/polling/use-poll-with-backoff.ts'
import { checkoutPath, orderDetailPath, paths } from '#platform/routing/paths.ts'
import { type ClockSkew, clockSkew } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/state.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { type Cashier, findChannel, usePaymentCashierQuery } from '../api.ts'
import css from './payment-outcome.module.css'
import { OutcomeIcon, OutcomeText, type PaymentOutcome, toPaymentOutcome } from './payment-outcome.tsx'

const tones = { paid: 'good', cod: 'good', done: 'good', pending: 'open', unpaid: 'open', closed: 'over' } as const

const TransferFacts = lazyWithRetry(() => import('../cashier/virtual-account-panel.tsx').then((m) => ({ default: m.TransferFacts })))

/** What an order with a number or a code to pay with waits for is the shopper, not the bank. */
const titleKey = ({ result, detail }: PaymentOutcome) =>
  detail === 'wait' ? 'checkout:cashier.pending.title' : (`checkout:result.${result}.title` as const)

interface ResultProps {
  readonly outcome: PaymentOutcome
  readonly order: OrderDetail
  readonly cashier: Cashier
  readonly skew: ClockSkew
}

function PaymentResult({ outcome, order, cashier: { payment, options }, skew }: ResultProps) {
  const { order_no: orderNo, total, pay_by: payBy } = order
  const { t } = useTranslation(['checkout', 'cashier'])
  const channel = payment ? findChannel(payment, options) : undefined
  const method = channel?.channel_name ?? (payment ? t(`cashier.group.${payment.method}`) : '')
  const { result, detail } = outcome
  const checking = result === 'pending' && detail === null
  const number = detail === 'wait' ? payment?.va_number : undefined
  const toCashier = result === 'unpaid' || detail === 'wait'
  const status = (
    <div className={cx('column align-center textAlign-center', css.result)}>
      <OutcomeIcon tone={tones[result]} />
      <Status>
        <div className={cx('balance', css.title)}>{t(titleKey(outcome))}</div>
        {/* The facts of a transfer have it, to copy. */}
        {result !== 'closed' && !number && <Price amount={total} size={28} className={css.amount} />}
        <OutcomeText outcome={outcome} orderNo={orderNo} method={method} />
        <GivenBack order={order} />
        {payBy && detail !== 'wait' && (
          <p>{t(checking ? 'cashier:result.confirmBy' : 'cashier:result.payBefore', { time: formatDateTime(payBy) })}</p>
        )}
      </Status>
      {detail === 'wait' && (
        <div className={css.note}>
          {payBy && (
            <p className="below-12 textAlign-center" role="timer">
              <PayTime payBy={payBy} skew={skew} />
            </p>
          )}
          {payment && number && (
            <Suspense fallback={<Skeleton height={148} radius={12} />}>
              <TransferFacts payment={payment} number={number} channel={channel} />
            </Suspense>
          )}
        </div>
      )}
      <RefundNotes outcome={outcome} />
      <div className={cx('row above-24 gap-12 align-fill wrap', css.buttons)}>
        <LinkButton variant="outline" size="lg" to={checking ? checkoutPath(orderNo) : paths.home} replace={checking}>
          {t(checking ? 'cashier:result.another' : 'result.home')}
        </LinkButton>
        {toCashier ? (
          <LinkButton size="lg" to={checkoutPath(orderNo)} replace>
            {t(detail === 'wait' ? 'cashier:result.toCashier' : detail === 'open' ? 'cashier:result.goOn' : 'result.unpaid.action')}
          </LinkButton>
        ) : (
          <LinkButton size="lg" to={orderDetailPath(orderNo)}>
            {t('result.order')}
          </LinkButton>
        )}
      </div>
    </div>
  )
  if (result === 'closed') return status
  return (
    <div className={cx('grid gap-24', css.columns)}>
      {status}
      <Purchase order={order} />
    </div>
  )
}

/** What was bought, when it comes and to whom. */
function Purchase({ order: { lines, expected_arrival, recipient, delivery_address } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('checkout')
  return (
    <Panel title={t('result.bought')} className={css.purchase}>
      <GoodsRow lines={lines} />
      <div className={cx('grid gap-8', css.coming)}>
        {expected_arrival && (
          <div className="row gap-10 align-start">
            <Icon of={Truck} size={18} />
            <b>{t('result.arrives', { days: formatDayRange(expected_arrival.earliest, expected_arrival.latest, currentLanguage()) })}</b>
          </div>
        )}
        <div className="row gap-10 align-start">
          <Icon of={MapPin} size={18} />
          <span className="breaks">
            <b className="block">{t('result.by', { name: recipient })}</b>
            <span className="size-13 line-20 tone-ink-2">{keepProvince(delivery_address)}</span>
          </span>
        </div>
      </div>
    </Panel>
  )
}

/** Refunds of an order that isn't closed: late payments, and after-sales refunds. */
function RefundNotes({ outcome: { result, late, refunded } }: { readonly outcome: PaymentOutcome }) {
  const { t } = useTranslation('cashier')
  if (result === 'closed') return null
  const notes = [
    late > 0 && t('refunded', { amount: formatRupiah(late) }),
    refunded > 0 && t('result.refundedPart', { amount: formatRupiah(refunded) }),
  ]
  return notes.map(
    (text) =>
      text && (
        <Note key={text} tone="amber" role="status" className={css.note}>
          {text}
        </Note>
      ),
  )
}

function PaymentResultSkeleton() {
  return (
    <div className={cx('grid gap-24', css.columns)} aria-hidden="true">
      <div className={cx('column align-center textAlign-center', css.result)}>
        <span className={css.mark}>
          <Skeleton height={80} radius={40} />
        </span>
        <span className={cx('grid', css.lines)}>
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
      <div className={css.purchase}>
        <PanelSkeleton height={288} rows={1} look="goods" />
      </div>
    </div>
  )
}

/** `/paymentSuccess?order_no=`: the result of an order's payment. Polled while the order is unpaid. */
export function PaymentResultPage() {
  const { t } = useTranslation(['checkout', 'cashier', 'order', 'errors'])
  const [params] = useSearchParams()
  const order_no = params.get('order_no') ?? ''
  const order = useOrderDetailQuery({ order_no }, { skip: !order_no, refetchOnMountOrArgChange: true })
  const cashier = usePaymentCashierQuery({ order_no }, { skip: !order.data, refetchOnMountOrArgChange: true })
  usePollWithBackoff(order.data?.status === 'pending_payment', () =>
    Promise.all([order, cashier].map((query) => (query.isUninitialized ? null : query.refetch()))),
  )
  const outcome = order.data && cashier.data ? toPaymentOutcome(order.data, cashier.data) : null

  const title = outcome ? t(titleKey(outcome)) : t('result.heading')
  usePageTitle(title)
  return (
    <PageLayout title={title} heading={<VisuallyHidden>{title}</VisuallyHidden>} back={paths.home} noHeading>
      {!order_no || failedWith(order.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? (
        <OrderMissing />
      ) : (
        <QueryState query={order} loading={<PaymentResultSkeleton />}>
          {(paid) => (
            <QueryState query={cashier} loading={<PaymentResultSkeleton />}>
              {(facts) =>
                outcome && (
                  <PaymentResult
                    outcome={outcome}
                    order={paid}
                    cashier={facts}
                    skew={clockSkew(facts.server_time, cashier.fulfilledTimeStamp ?? Date.now())}
                  />
                )
              }
            </QueryState>
          )}
        </QueryState>
      )}
      {outcome && <RecommendedSection title={t('checkout:result.recommended')} />}
    </PageLayout>
  )
}
