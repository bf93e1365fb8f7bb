import type { OrderSummary } from '@nusaria/contracts/order-entities'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Tag } from '#ui/primitives/tag.tsx'
import { orderStatusStyle, shownStatus } from './order-status-style.ts'

/** The status of an order, as lists show it. */
export function OrderStatusTag({ order }: { readonly order: Pick<OrderSummary, 'status' | 'payment'> }) {
  const { t } = useTranslation('order')
  const status = shownStatus(order)
  return <Tag tone={orderStatusStyle[status].tag}>{t(`status.${status}`)}</Tag>
}
