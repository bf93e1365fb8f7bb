import type { AfterSaleBrief } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Tag } from '#ui/primitives/tag.tsx'
import { getStatusTag } from './status-styles.ts'

/** The status of a request; of an ended one the reason. */
export function AfterSaleStatusTag({ request }: { readonly request: Pick<AfterSaleBrief, 'status' | 'end_reason'> }) {
  const { t } = useTranslation('afterSale')
  const { text, tone } = getStatusTag(request)
  return <Tag tone={tone}>{t(text)}</Tag>
}
