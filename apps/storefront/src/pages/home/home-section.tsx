import type { CmsSection } from '@nusaria/contracts/cms'
import { HotSection } from './hot-section.tsx'
import { RecommendedSection } from './recommended-section.tsx'
import { VouchersSection } from './vouchers-section.tsx'

/** One section below the banners. A kind that home has no place for isn't shown. */
export function HomeSection({ section }: { readonly section: CmsSection }) {
  if (section.type === 'hot') return <HotSection title={section.title} text={section.text} />
  if (section.type === 'vouchers') return <VouchersSection title={section.title} />
  if (section.type === 'recommended') return <RecommendedSection title={section.title} text={section.text} />
  return null
}
