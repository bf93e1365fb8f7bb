import type { MessageKind } from '@nusaria/contracts/message'
import type { LucideIcon } from 'lucide-react'
import { Package, RotateCcw, TicketPercent, UserRound } from 'lucide-react'

/** How a kind of message looks at a glance; the name is a class of the row's style. */
export const kindStyles: Readonly<Record<MessageKind, { readonly icon: LucideIcon; readonly tone: 'blue' | 'amber' | 'red' | 'grey' }>> = {
  order: { icon: Package, tone: 'blue' },
  after_sale: { icon: RotateCcw, tone: 'amber' },
  promotion: { icon: TicketPercent, tone: 'red' },
  system: { icon: UserRound, tone: 'grey' },
}
