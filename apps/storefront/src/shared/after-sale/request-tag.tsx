import type { AfterSaleBrief } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { Tag } from '../ui/tag.tsx'
import { statusTag } from './status-look.ts'

/** Where a request stands, in a word. */
export function RequestTag({ request }: { readonly request: Pick<AfterSaleBrief, 'status' | 'end_reason'> }) {
  const { t } = useTranslation('afterSale')
  const { text, tone } = statusTag(request)
  return <Tag tone={tone}>{t(text)}</Tag>
}
