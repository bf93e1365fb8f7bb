import type { AfterSaleDetail, AfterSaleOptions } from '@nusaria/contracts/after-sale-entities'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { CustomerService } from '#commerce/customer-service/customer-service.tsx'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import { OrderMissing } from '#commerce/order/order-page-state.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath, checkoutPath, orderDetailPath, paths } from '#platform/routing/paths.ts'
import { clockSkew } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { useAfterSaleDetailQuery, useAfterSaleOptionsQuery } from '../api.ts'
import { AfterSaleNotFound } from '../common/after-sale-not-found.tsx'
import css from './apply-form.module.css'
import { ApplyForm, ApplyFormSkeleton } from './apply-form.tsx'
import { type ApplySource, isSelectable } from './use-apply-form.ts'

/** Why no request can be filed; the texts are `afterSaleForm:nothing.<reason>`. */
type IneligibleReason =
  | 'over'
  | 'limit'
  | 'unpaid'
  | 'closed'
  | 'refunded'
  | 'cancelInstead'
  | 'receiveFirst'
  | 'underWay'
  | 'nothingLeft'
  | 'notAgain'
  | 'notNow'

function reasonFromOrderStatus(order: OrderDetail | undefined): IneligibleReason {
  switch (order?.status) {
    case 'pending_payment':
      return 'unpaid'
    case 'closed':
      return order.close_reason === 'refunded' ? 'refunded' : 'closed'
    case 'pending_shipment':
      return 'cancelInstead'
    case 'pending_receipt':
      return 'receiveFirst'
    default:
      return 'notNow'
  }
}

/** Why the form can't open; null when it can. */
function ineligibleReason({ options, previous }: ApplySource, order: OrderDetail | undefined): IneligibleReason | null {
  const { types, deadline, attempts_left, lines } = options
  if (types.length === 0) return deadline === null ? reasonFromOrderStatus(order) : 'over'
  if (previous) return previous.actions.includes('reapply') ? null : attempts_left === 0 ? 'limit' : 'notAgain'
  if (!lines.some(isSelectable)) return lines.some(({ ongoing_no }) => ongoing_no !== null) ? 'underWay' : 'nothingLeft'
  return attempts_left === 0 ? 'limit' : null
}

interface Props {
  readonly reason: IneligibleReason
  readonly source: ApplySource
  /** Why the form was refused, if it was sent before. */
  readonly failure: Failure | undefined
}

/** Customer service may still help with these. */
const CONTACT_REASONS: readonly IneligibleReason[] = ['over', 'limit', 'notAgain', 'notNow']

function NotEligible({ reason, source: { options, previous }, failure }: Props) {
  const { t } = useTranslation('afterSaleForm')
  const { order_no, lines, deadline } = options
  const ongoing = [...new Set(lines.flatMap(({ ongoing_no }) => ongoing_no ?? []))]
  const requestNo = previous?.after_sale_no ?? (reason === 'underWay' && ongoing.length === 1 ? ongoing[0] : undefined)
  const link =
    reason === 'unpaid'
      ? { to: checkoutPath(order_no), label: t('nothing.pay') }
      : requestNo !== undefined
        ? { to: afterSaleDetailPath(requestNo), label: t('way.request') }
        : reason === 'underWay' || reason === 'nothingLeft' || reason === 'refunded' || reason === 'limit'
          ? { to: paths.afterSales, label: t('way.requests') }
          : null
  return (
    <>
      <FailureNote failure={failure} />
      <EmptyState
        drawing="returns"
        title={t(`nothing.${reason}.title`)}
        text={t(`nothing.${reason}.text`, { time: deadline ? formatDateTime(deadline) : '' })}
        action={
          <div className={cx('row gap-12 align-fill justify-center wrap', css.links)}>
            {link && <LinkButton to={link.to}>{link.label}</LinkButton>}
            <LinkButton to={orderDetailPath(order_no)} variant={link ? 'outline' : 'primary'}>
              {t('way.order')}
            </LinkButton>
            {CONTACT_REASONS.includes(reason) && <CustomerService className={css.service} />}
          </div>
        }
      />
    </>
  )
}

function ApplyForOrder({ orderNo, previous }: { readonly orderNo: string; readonly previous: AfterSaleDetail | null }) {
  const navigate = useNavigate()
  const query = useAfterSaleOptionsQuery({ order_no: orderNo }, ALWAYS_REFETCH)
  const orderQuery = useOrderDetailQuery({ order_no: orderNo }, ALWAYS_REFETCH)
  const order = orderQuery.currentData
  const [lastFailure, setLastFailure] = useState<Failure>()
  /** Of the form that was filed, until its request is open: by now the order has nothing more to ask for. */
  const [filed, setFiled] = useState<AfterSaleOptions>()
  if (failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID')) return <OrderMissing />
  return (
    <QueryState query={query} loading={<ApplyFormSkeleton />}>
      {(latest) => {
        const options = filed ?? latest
        const source = { options, previous }
        const reason = ineligibleReason(source, order)
        if (reason && orderQuery.isLoading) return <ApplyFormSkeleton />
        if (reason) return <NotEligible reason={reason} source={source} failure={lastFailure} />
        return (
          <ApplyForm
            source={source}
            order={order}
            skew={clockSkew(options.server_time, query.fulfilledTimeStamp ?? Date.now())}
            onSent={(afterSaleNo) => {
              setFiled(options)
              void navigate(afterSaleDetailPath(afterSaleNo), { replace: true })
            }}
            onRefused={setLastFailure}
            onRefresh={() => void query.refetch()}
          />
        )
      }}
    </QueryState>
  )
}

function Reapply({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const query = useAfterSaleDetailQuery({ after_sale_no: afterSaleNo }, ALWAYS_REFETCH)
  if (failedWith(query.error, 'AFTER_SALE_UNAUTHORIZED')) return <AfterSaleNotFound reason="foreign" />
  if (failedWith(query.error, 'AFTER_SALE_NOT_FOUND', 'ORDER_PARAMETER_INVALID')) return <AfterSaleNotFound reason="missing" />
  return (
    <QueryState query={query} loading={<ApplyFormSkeleton />}>
      {(previous) => <ApplyForOrder orderNo={previous.order_no} previous={previous} />}
    </QueryState>
  )
}

/** `/applyRefund`: files a request for an order (`order_no` in the URL), or applies again for a request (`after_sale_no`). */
export function AfterSaleApplyPage() {
  // All namespaces at once: one that loads later would suspend the whole page.
  const { t } = useTranslation(['afterSaleForm', 'afterSale', 'pictures', 'order', 'service', 'errors'])
  const [params] = useSearchParams()
  const afterSaleNo = params.get('after_sale_no')
  const orderNo = params.get('order_no')
  const back = afterSaleNo ? afterSaleDetailPath(afterSaleNo) : orderNo ? orderDetailPath(orderNo) : paths.afterSales
  const { currentData: order } = useOrderDetailQuery(orderNo && !afterSaleNo ? { order_no: orderNo } : skipToken)
  const cancels = order?.status === 'pending_shipment'
  const title = t(afterSaleNo ? 'afterSaleForm:titleAgain' : cancels ? 'afterSaleForm:titleCancel' : 'afterSaleForm:title')
  usePageTitle(title)
  return (
    <PageLayout title={title} back={back}>
      <StorageNote />
      {afterSaleNo ? (
        <Reapply key={afterSaleNo} afterSaleNo={afterSaleNo} />
      ) : orderNo ? (
        <ApplyForOrder key={orderNo} orderNo={orderNo} previous={null} />
      ) : (
        <OrderMissing />
      )}
    </PageLayout>
  )
}
