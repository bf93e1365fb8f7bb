import type { OrderStatus, OrderSummary } from '@nusaria/contracts/order-entities'
import type { IconNode } from 'lucide'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import PackageCheck from 'lucide/dist/esm/icons/package-check.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import { countdownParts } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { type ClockSkew, useCountdown } from '#platform/time/clock.ts'
import { Tag, type Tone } from '#ui/primitives/tag.tsx'
import { useRefetchOrders } from './api.ts'

/** A status, that the payment of an unpaid order is processed, or that a sent order is there: neither a payment nor a parcel is waited for then. */
type ShownStatus = OrderStatus | 'payment_processing' | 'delivered'

type OrderState = Pick<OrderSummary, 'status' | 'payment' | 'delivered_at' | 'close_reason'>

export function shownStatus({ status, payment, delivered_at }: OrderState): ShownStatus {
  if (status === 'pending_payment' && payment?.status === 'pending') return 'payment_processing'
  return status === 'pending_receipt' && delivered_at ? 'delivered' : status
}

/** The status in words; of a closed order why it is closed. */
export function useOrderStatusText(): (order: OrderState) => string {
  const { t } = useTranslation('order')
  return (order) => {
    const status = shownStatus(order)
    return status === 'closed' && order.close_reason ? t(`closed.${order.close_reason}`) : t(`status.${status}`)
  }
}

/** `tag` in lists, `heroTone` on the order's page. */
export const orderStatusStyle = {
  pending_payment: { tag: 'amber', heroTone: 'sambal', icon: Clock },
  payment_processing: { tag: 'blue', heroTone: 'nila', icon: Clock },
  pending_shipment: { tag: 'grey', heroTone: 'nila', icon: Package },
  pending_receipt: { tag: 'blue', heroTone: 'nila', icon: Truck },
  delivered: { tag: 'green', heroTone: 'pandan', icon: PackageCheck },
  completed: { tag: 'green', heroTone: 'pandan', icon: CircleCheck },
  closed: { tag: 'grey', heroTone: 'ink', icon: CircleX },
} as const satisfies Record<ShownStatus, { tag: Tone; heroTone: string; icon: IconNode }>

export function OrderStatusTag({ order }: { readonly order: OrderState }) {
  const statusText = useOrderStatusText()
  return <Tag tone={orderStatusStyle[shownStatus(order)].tag}>{statusText(order)}</Tag>
}

/** At the end the orders are fetched again. `payBy`: ISO 8601. */
export function PayTime({ payBy, skew }: { readonly payBy: string; readonly skew: ClockSkew }) {
  const { t } = useTranslation('order')
  const { hours, minutes, seconds } = countdownParts(useCountdown(payBy, skew, useRefetchOrders()))
  return (
    <>
      <span>{t('payWithin')}</span> <b translate="no">{`${hours}:${minutes}:${seconds}`}</b>
    </>
  )
}
