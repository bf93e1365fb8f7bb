import { AFTER_SALE_STATUS, type AfterSaleState } from '@nusaria/contracts/lifecycle'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import type { Failure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath } from '#platform/routing/paths.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { OrderStatusTag } from '../order/order-status-tag.tsx'

const endedStates: readonly AfterSaleState[] = [AFTER_SALE_STATUS.success, AFTER_SALE_STATUS.failure]

/** Whether the refusal is final, because the order changed meanwhile. Other failures can be retried. */
export function isRefused(failure: Failure | undefined): boolean {
  return failure?.kind === 'business'
}

interface Props {
  readonly orderNo: string
  readonly failure: Failure | undefined
  /** An ongoing after-sales request is the reason: links to it. */
  readonly ongoing?: boolean
}

/** Why an action of an order is no longer possible, and the current status. */
export function OrderRefusal({ orderNo, failure, ongoing }: Props) {
  const { t } = useTranslation('order')
  const { data: order } = useOrderDetailQuery({ order_no: orderNo })
  const request = ongoing ? order?.after_sales?.find(({ status }) => !endedStates.includes(status)) : undefined
  return (
    <>
      <FailureNote failure={failure} />
      {request && (
        <LinkButton to={afterSaleDetailPath(request.after_sale_no)} variant="soft" block>
          {t('afterSale.ongoing')}
        </LinkButton>
      )}
      {order && (
        <p className="row gap-8 wrap size-13 tone-ink-2">
          <span>{t('standsNow')}</span> <OrderStatusTag order={order} />
        </p>
      )}
    </>
  )
}
