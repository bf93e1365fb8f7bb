import type { AfterSaleBrief, EndReason } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleState } from '@nusaria/contracts/lifecycle'
import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleX, Clock, PackageOpen, SearchCheck, Truck, Wallet } from 'lucide-react'
import type { Tone } from '../ui/tag.tsx'

interface Look {
  /** Its words: `afterSale:status.<word>`. */
  readonly word:
    | 'awaitingReview'
    | 'interceptionRequested'
    | 'refundPending'
    | 'success'
    | 'failure'
    | 'awaitingReturn'
    | 'pendingInspection'
  /** Of the tag in lists. */
  readonly tag: Tone
  /** Of the field of colour on the request's page. */
  readonly field: 'sambal' | 'nila' | 'pandan' | 'ink'
  readonly icon: LucideIcon
}

/** How a request's status looks. Tags: waits, under way, done, for the shopper to act on. Fields: act, under way, done, over. */
export const statusLook: Readonly<Record<AfterSaleState, Look>> = {
  1: { word: 'awaitingReview', tag: 'amber', field: 'nila', icon: Clock },
  2: { word: 'interceptionRequested', tag: 'blue', field: 'nila', icon: Truck },
  3: { word: 'refundPending', tag: 'blue', field: 'nila', icon: Wallet },
  4: { word: 'success', tag: 'green', field: 'pandan', icon: CircleCheck },
  5: { word: 'failure', tag: 'red', field: 'ink', icon: CircleX },
  6: { word: 'awaitingReturn', tag: 'red', field: 'sambal', icon: PackageOpen },
  7: { word: 'pendingInspection', tag: 'blue', field: 'nila', icon: SearchCheck },
}

/** The tag of a request that ended, by its reason; a failed refund waits for the shopper. */
const endTag: Readonly<Record<EndReason, Tone>> = {
  cancelled: 'grey',
  refused: 'red',
  return_overdue: 'grey',
  inspection_failed: 'red',
  refund_failed: 'red',
}

/** Where a request stands, in a word (a key of `afterSale`): its status, or once it ended the reason. */
export function statusTag({ status, end_reason }: Pick<AfterSaleBrief, 'status' | 'end_reason'>) {
  if (end_reason) return { text: `ended.${end_reason}`, tone: endTag[end_reason] } as const
  const { word, tag } = statusLook[status]
  return { text: `status.${word}`, tone: tag } as const
}
