import type { OrderStatus, OrderSummary } from '@nusaria/contracts/order-entities'
import type { IconNode } from 'lucide'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import { countdownParts } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { type ClockSkew, useCountdown } from '#platform/time/clock.ts'
import { Tag, type Tone } from '#ui/primitives/tag.tsx'
import { useRefetchOrders } from './api.ts'

/** A status, or that the payment of an unpaid order is processed: nobody has to pay then. */
type ShownStatus = OrderStatus | 'payment_processing'

export function shownStatus({ status, payment }: Pick<OrderSummary, 'status' | 'payment'>): ShownStatus {
  return status === 'pending_payment' && payment?.status === 'pending' ? 'payment_processing' : status
}

/** `tag` in lists, `heroTone` on the order's page. */
export const orderStatusStyle = {
  pending_payment: { tag: 'amber', heroTone: 'sambal', icon: Clock },
  payment_processing: { tag: 'blue', heroTone: 'nila', icon: Clock },
  pending_shipment: { tag: 'grey', heroTone: 'nila', icon: Package },
  pending_receipt: { tag: 'blue', heroTone: 'nila', icon: Truck },
  completed: { tag: 'green', heroTone: 'pandan', icon: CircleCheck },
  closed: { tag: 'grey', heroTone: 'ink', icon: CircleX },
} as const satisfies Record<ShownStatus, { tag: Tone; heroTone: string; icon: IconNode }>

export function OrderStatusTag({ order }: { readonly order: Pick<OrderSummary, 'status' | 'payment'> }) {
  const { t } = useTranslation('order')
  const status = shownStatus(order)
  return <Tag tone={orderStatusStyle[status].tag}>{t(`status.${status}`)}</Tag>
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
