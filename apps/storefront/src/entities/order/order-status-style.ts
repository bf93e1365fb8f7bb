import type { OrderStatus } from '@nusaria/contracts/order-entities'
import { CircleCheck, CircleX, Clock, type LucideIcon, Package, Truck } from 'lucide-react'
import type { Tone } from '../../shared/ui/paint/tag.tsx'

interface StatusStyle {
  /** In lists. */
  readonly tag: Tone
  /** Background of the order page's hero. */
  readonly heroTone: 'sambal' | 'nila' | 'pandan' | 'ink'
  readonly icon: LucideIcon
}

export const orderStatusStyle: Readonly<Record<OrderStatus, StatusStyle>> = {
  pending_payment: { tag: 'amber', heroTone: 'sambal', icon: Clock },
  pending_shipment: { tag: 'grey', heroTone: 'nila', icon: Package },
  pending_receipt: { tag: 'blue', heroTone: 'nila', icon: Truck },
  completed: { tag: 'green', heroTone: 'pandan', icon: CircleCheck },
  closed: { tag: 'grey', heroTone: 'ink', icon: CircleX },
}
