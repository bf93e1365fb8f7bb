import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../shared/format/date.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Timeline } from '../../shared/ui/paint/timeline.tsx'

/** What happened to the order, newest first. */
export function OrderHistory({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  if (!order.events) return null
  const events = order.events.toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <Panel title={t('history')}>
      <Timeline
        steps={events.map(({ kind, at }, index) => ({
          key: `${kind} ${at}`,
          state: index > 0 ? 'ahead' : order.status === 'completed' ? 'done' : 'now',
          title: t(`event.${kind}`),
          text: formatDateTime(at),
        }))}
      />
    </Panel>
  )
}
