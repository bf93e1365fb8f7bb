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

/** `heroTone`: of the header on the request's page. Tag colours: amber waits, blue in progress, green done, red failed. */
export const statusStyles = {
  1: { textKey: 'awaitingReview', tagTone: 'amber', heroTone: 'nila', icon: Clock },
  2: { textKey: 'interceptionRequested', tagTone: 'blue', heroTone: 'nila', icon: Truck },
  3: { textKey: 'refundPending', tagTone: 'blue', heroTone: 'nila', icon: Wallet },
  4: { textKey: 'success', tagTone: 'green', heroTone: 'pandan', icon: CircleCheck },
  5: { textKey: 'failure', tagTone: 'red', heroTone: 'ink', icon: CircleX },
  6: { textKey: 'awaitingReturn', tagTone: 'amber', heroTone: 'nila', icon: PackageOpen },
  7: { textKey: 'pendingInspection', tagTone: 'blue', heroTone: 'nila', icon: SearchCheck },
} as const satisfies Record<AfterSaleState, { textKey: string; tagTone: Tone; heroTone: string; icon: IconNode }>

/** A failed refund needs the shopper. */
const endReasonTones: Readonly<Record<EndReason, Tone>> = {
  cancelled: 'grey',
  refused: 'red',
  return_overdue: 'grey',
  inspection_failed: 'red',
  refund_failed: 'red',
}

interface Props {
  readonly request: Pick<AfterSaleBrief, 'status' | 'end_reason'>
}

/** The status of a request; of an ended one the reason. */
export function AfterSaleStatusTag({ request: { status, end_reason } }: Props) {
  const { t } = useTranslation('afterSale')
  if (end_reason) return <Tag tone={endReasonTones[end_reason]}>{t(`ended.${end_reason}`)}</Tag>
  const { textKey, tagTone } = statusStyles[status]
  return <Tag tone={tagTone}>{t(`status.${textKey}`)}</Tag>
}
