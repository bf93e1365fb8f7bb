import type { OrderDetail } from '@nusaria/contracts/order-entities'
import Check from 'lucide/dist/esm/icons/check.mjs'
import House from 'lucide/dist/esm/icons/house.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { StepBar } from '#ui/primitives/timeline.tsx'

/** The index of the current stage; a completed order is behind the last. */
const stageIndex = { pending_payment: 0, pending_shipment: 1, pending_receipt: 2, completed: 4 } as const

/** The stages of an order that isn't closed. */
export function OrderStages({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  if (order.status === 'closed') return null
  const cash = order.pay_method === 'cod'
  return (
    <Panel flush>
      <StepBar
        current={stageIndex[order.status]}
        stages={[
          {
            key: 'paid',
            label: t(cash || order.status === 'pending_payment' ? 'stages.placed' : 'stages.paid'),
            icon: <Icon of={order.status === 'pending_payment' ? ReceiptText : Check} size={16} stroke={2} />,
          },
          { key: 'packed', label: t('stages.packed'), icon: <Icon of={Package} size={16} stroke={2} /> },
          { key: 'shipped', label: t('stages.shipped'), icon: <Icon of={Truck} size={16} stroke={2} /> },
          { key: 'received', label: t('stages.received'), icon: <Icon of={House} size={16} stroke={2} /> },
        ]}
      />
    </Panel>
  )
}
