import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAfterSaleDetailQuery, useAfterSaleOptionsQuery } from '../../entities/after-sale/after-sale-api.ts'
import { FRESH_QUERY_OPTIONS, useOrderDetailQuery } from '../../entities/order/order-api.ts'
import { OrderMissing } from '../../entities/order/order-page-state.tsx'
import { ApplyForm } from '../../features/after-sales/apply/apply-form.tsx'
import { ApplyFormSkeleton } from '../../features/after-sales/apply/apply-form-skeleton.tsx'
import type { OrderInfo } from '../../features/after-sales/apply/apply-source.ts'
import { ineligibleReason } from '../../features/after-sales/apply/apply-source.ts'
import { NotEligible } from '../../features/after-sales/apply/not-eligible.tsx'
import { AfterSaleNotFound } from '../../features/after-sales/common/after-sale-not-found.tsx'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { afterSaleDetailPath, orderDetailPath, paths } from '../../shared/paths.ts'
import { clockSkew } from '../../shared/time/server-clock.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'

/** What the form needs to know of the order; null until it is here. */
function useOrderInfo(order: OrderDetail | undefined): OrderInfo | null {
  const { t } = useTranslation('order')
  if (!order) return null
  const { status, close_reason = null, pay_method, pay_channel, amounts } = order
  const { first_order_shipping_discount: firstOrder = 0, shipping_discount = 0 } = amounts
  return {
    status,
    closeReason: close_reason,
    paidBy: pay_channel ?? (pay_method && t(`method.${pay_method}`)),
    firstOrder: firstOrder > 0,
    shipping: amounts.shipping_fee > firstOrder + shipping_discount,
  }
}

/** The form of an order, or why nothing can be asked for on it. */
function ApplyForOrder({ orderNo, previous }: { readonly orderNo: string; readonly previous: AfterSaleDetail | null }) {
  const navigate = useNavigate()
  const query = useAfterSaleOptionsQuery({ order_no: orderNo }, FRESH_QUERY_OPTIONS)
  const order = useOrderDetailQuery({ order_no: orderNo }, FRESH_QUERY_OPTIONS)
  const facts = useOrderInfo(order.currentData)
  const [refused, setRefused] = useState<Failure>()
  if (failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID')) return <OrderMissing />
  return (
    <QueryState query={query} loading={<ApplyFormSkeleton />}>
      {(options) => {
        const subject = { options, previous }
        const nothing = ineligibleReason(subject, facts)
        if (nothing && order.isLoading) return <ApplyFormSkeleton />
        if (nothing) return <NotEligible why={nothing} subject={subject} failure={refused} />
        return (
          <ApplyForm
            subject={subject}
            facts={facts}
            skew={clockSkew(options.server_time, query.fulfilledTimeStamp ?? Date.now())}
            onSent={(afterSaleNo) => void navigate(afterSaleDetailPath(afterSaleNo), { replace: true })}
            onRefused={setRefused}
            onRefresh={() => void query.refetch()}
          />
        )
      }}
    </QueryState>
  )
}

/** The form that asks once more for what a request was about. */
function Reapply({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const query = useAfterSaleDetailQuery({ after_sale_no: afterSaleNo }, FRESH_QUERY_OPTIONS)
  if (failedWith(query.error, 'AFTER_SALE_UNAUTHORIZED')) return <AfterSaleNotFound why="foreign" />
  if (failedWith(query.error, 'AFTER_SALE_NOT_FOUND', 'ORDER_PARAMETER_INVALID')) return <AfterSaleNotFound why="missing" />
  return (
    <QueryState query={query} loading={<ApplyFormSkeleton />}>
      {(previous) => <ApplyForOrder orderNo={previous.order_no} previous={previous} />}
    </QueryState>
  )
}

/** `/applyRefund`: after-sales of an order (`order_no` in the address), or once more for a request (`after_sale_no`). */
export function AfterSaleApplyPage() {
  // All at once: a part that first asks for its texts later would hide the page for a moment.
  const { t } = useTranslation(['afterSaleForm', 'afterSale', 'pictures', 'order', 'service', 'errors'])
  const [params] = useSearchParams()
  const afterSaleNo = params.get('after_sale_no')
  const orderNo = params.get('order_no')
  const back = afterSaleNo ? afterSaleDetailPath(afterSaleNo) : orderNo ? orderDetailPath(orderNo) : paths.afterSales
  return (
    <PageLayout title={t(afterSaleNo ? 'afterSaleForm:titleAgain' : 'afterSaleForm:title')} back={back}>
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
