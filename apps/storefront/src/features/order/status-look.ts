import type { OrderStatus } from '@nusaria/contracts/order-entities'
import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleX, Clock, Package, Truck } from 'lucide-react'
import type { Tone } from '../../shared/ui/tag.tsx'

interface Look {
  /** Of the tag in lists. */
  readonly tag: Tone
  /** Of the field of colour on the detail page. */
  readonly field: 'sambal' | 'nila' | 'pandan' | 'ink'
  readonly icon: LucideIcon
}

/** How an order's state looks: the shopper must act, something is under way, done, closed. */
export const statusLook: Readonly<Record<OrderStatus, Look>> = {
  pending_payment: { tag: 'amber', field: 'sambal', icon: Clock },
  pending_shipment: { tag: 'grey', field: 'nila', icon: Package },
  pending_receipt: { tag: 'blue', field: 'nila', icon: Truck },
  completed: { tag: 'green', field: 'pandan', icon: CircleCheck },
  closed: { tag: 'grey', field: 'ink', icon: CircleX },
}
