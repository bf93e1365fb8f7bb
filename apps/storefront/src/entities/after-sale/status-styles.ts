import type { AfterSaleBrief, EndReason } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleState } from '@nusaria/contracts/lifecycle'
import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleX, Clock, PackageOpen, SearchCheck, Truck, Wallet } from 'lucide-react'
import type { Tone } from '../../shared/ui/paint/tag.tsx'

interface StatusStyle {
  /** Its words: `afterSale:status.<word>`. */
  readonly textKey:
    | 'awaitingReview'
    | 'interceptionRequested'
    | 'refundPending'
    | 'success'
    | 'failure'
    | 'awaitingReturn'
    | 'pendingInspection'
  /** Of the tag in lists. */
  readonly tagTone: Tone
  /** Of the field of colour on the request's page. */
  readonly heroTone: 'sambal' | 'nila' | 'pandan' | 'ink'
  readonly icon: LucideIcon
}

/** How a request's status looks. Tags: waits, under way, done, for the shopper to act on. Fields: act, under way, done, over. */
export const statusStyles: Readonly<Record<AfterSaleState, StatusStyle>> = {
  1: { textKey: 'awaitingReview', tagTone: 'amber', heroTone: 'nila', icon: Clock },
  2: { textKey: 'interceptionRequested', tagTone: 'blue', heroTone: 'nila', icon: Truck },
  3: { textKey: 'refundPending', tagTone: 'blue', heroTone: 'nila', icon: Wallet },
  4: { textKey: 'success', tagTone: 'green', heroTone: 'pandan', icon: CircleCheck },
  5: { textKey: 'failure', tagTone: 'red', heroTone: 'ink', icon: CircleX },
  6: { textKey: 'awaitingReturn', tagTone: 'red', heroTone: 'sambal', icon: PackageOpen },
  7: { textKey: 'pendingInspection', tagTone: 'blue', heroTone: 'nila', icon: SearchCheck },
}

/** The tag of a request that ended, by its reason; a failed refund waits for the shopper. */
const endReasonTones: Readonly<Record<EndReason, Tone>> = {
  cancelled: 'grey',
  refused: 'red',
  return_overdue: 'grey',
  inspection_failed: 'red',
  refund_failed: 'red',
}

/** Where a request stands, in a word (a key of `afterSale`): its status, or once it ended the reason. */
export function getStatusTag({ status, end_reason }: Pick<AfterSaleBrief, 'status' | 'end_reason'>) {
  if (end_reason) return { text: `ended.${end_reason}`, tone: endReasonTones[end_reason] } as const
  const { textKey, tagTone } = statusStyles[status]
  return { text: `status.${textKey}`, tone: tagTone } as const
}
