import type { AfterSaleBrief, EndReason } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleState } from '@nusaria/contracts/lifecycle'
import type { IconNode } from 'lucide'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import PackageOpen from 'lucide/dist/esm/icons/package-open.mjs'
import SearchCheck from 'lucide/dist/esm/icons/search-check.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Tag, type Tone } from '#ui/primitives/tag.tsx'

interface StatusStyle {
  /** The text is `afterSale:status.<textKey>`. */
  readonly textKey:
    | 'awaitingReview'
    | 'interceptionRequested'
    | 'refundPending'
    | 'success'
    | 'failure'
    | 'awaitingReturn'
    | 'pendingInspection'
  /** Colour of the tag in lists. */
  readonly tagTone: Tone
  /** Colour of the header on the request's page. */
  readonly heroTone: 'sambal' | 'nila' | 'pandan' | 'ink'
  readonly icon: IconNode
}

/** Tag colours: amber waits, blue in progress, green done, red needs the shopper. */
export const statusStyles: Readonly<Record<AfterSaleState, StatusStyle>> = {
  1: { textKey: 'awaitingReview', tagTone: 'amber', heroTone: 'nila', icon: Clock },
  2: { textKey: 'interceptionRequested', tagTone: 'blue', heroTone: 'nila', icon: Truck },
  3: { textKey: 'refundPending', tagTone: 'blue', heroTone: 'nila', icon: Wallet },
  4: { textKey: 'success', tagTone: 'green', heroTone: 'pandan', icon: CircleCheck },
  5: { textKey: 'failure', tagTone: 'red', heroTone: 'ink', icon: CircleX },
  6: { textKey: 'awaitingReturn', tagTone: 'red', heroTone: 'sambal', icon: PackageOpen },
  7: { textKey: 'pendingInspection', tagTone: 'blue', heroTone: 'nila', icon: SearchCheck },
}

/** Colours of the tag of an ended request. A failed refund needs the shopper. */
const endReasonTones: Readonly<Record<EndReason, Tone>> = {
  cancelled: 'grey',
  refused: 'red',
  return_overdue: 'grey',
  inspection_failed: 'red',
  refund_failed: 'red',
}

/** Text key (of `afterSale`) and colour of the status tag. */
function getStatusTag({ status, end_reason }: Pick<AfterSaleBrief, 'status' | 'end_reason'>) {
  if (end_reason) return { text: `ended.${end_reason}`, tone: endReasonTones[end_reason] } as const
  const { textKey, tagTone } = statusStyles[status]
  return { text: `status.${textKey}`, tone: tagTone } as const
}

/** The status of a request; of an ended one the reason. */
export function AfterSaleStatusTag({ request }: { readonly request: Pick<AfterSaleBrief, 'status' | 'end_reason'> }) {
  const { t } = useTranslation('afterSale')
  const { text, tone } = getStatusTag(request)
  return <Tag tone={tone}>{t(text)}</Tag>
}
