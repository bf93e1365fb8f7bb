import type { OrderStatus } from '@nusaria/contracts/order-entities'
import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleX, Clock, Package, Truck } from 'lucide-react'
import type { Tone } from '../../shared/ui/paint/tag.tsx'

interface StatusStyle {
  /** Of the tag in lists. */
  readonly tag: Tone
  /** Of the field of colour on the detail page. */
  readonly heroTone: 'sambal' | 'nila' | 'pandan' | 'ink'
  readonly icon: LucideIcon
}

/** How an order's state looks: the shopper must act, something is under way, done, closed. */
export const orderStatusStyle: Readonly<Record<OrderStatus, StatusStyle>> = {
  pending_payment: { tag: 'amber', heroTone: 'sambal', icon: Clock },
  pending_shipment: { tag: 'grey', heroTone: 'nila', icon: Package },
  pending_receipt: { tag: 'blue', heroTone: 'nila', icon: Truck },
  completed: { tag: 'green', heroTone: 'pandan', icon: CircleCheck },
  closed: { tag: 'grey', heroTone: 'ink', icon: CircleX },
}
