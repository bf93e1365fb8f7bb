import type { CmsSection } from '@nusaria/contracts/cms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCmsGetByIdQuery } from '../../features/cms/cms-api.ts'
import { failureOf } from '../../shared/api/failure-of.ts'
import { paths } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import type { OptionalSections } from '../home/cms-sections.tsx'
import { CmsSections } from '../home/cms-sections.tsx'
import { ProductsSection } from '../home/products-section.tsx'
import { SideBannersSection } from '../home/side-banners-section.tsx'
import { TextSection } from '../home/text-section.tsx'
import { CampaignNotFound } from './campaign-not-found.tsx'
import css from './campaigns.module.css'

/** What usually stands first: room for the banners. */
const PLACEHOLDER_SECTIONS: readonly CmsSection[] = [{ type: 'hero', banners: [] }]

const rareSections: OptionalSections = { Text: TextSection, Products: ProductsSection, Side: SideBannersSection }

interface Props {
  readonly projectId: string
  /** Vouchers that the link to it speaks of; shown right below the banners when the page has none of its own. */
  readonly couponNos?: readonly string[]
}

function withVouchers(sections: readonly CmsSection[], title: string, coupon_nos: readonly string[]): readonly CmsSection[] {
  if (coupon_nos.length === 0 || sections.some(({ type }) => type === 'vouchers')) return sections
  const at = sections.findIndex(({ type }) => type === 'hero') + 1
  return [...sections.slice(0, at), { type: 'vouchers', title, coupon_nos: [...coupon_nos] }, ...sections.slice(at)]
}

/** A campaign's page, drawn as the CMS says. One that isn't there says so and leads on to the others. */
export function Campaign({ projectId, couponNos = [] }: Props) {
  // With the texts of its parts: those that come later would move what stands below.
  const { t } = useTranslation(['campaign', 'home', 'promotion'])
  const query = useCmsGetByIdQuery({ project_id: projectId })
  const title = t('campaign:vouchers')
  const sections = useMemo(() => query.data && withVouchers(query.data.sections, title, couponNos), [query.data, title, couponNos])
  const refused = !query.data && failureOf(query.error)?.kind === 'business'
  return (
    <PageLayout title={query.data?.title ?? t('campaign:title')} back={paths.activities}>
      {refused ? (
        <CampaignNotFound />
      ) : (
        <div className={css.sections}>
          <QueryState query={query} loading={<CmsSections sections={PLACEHOLDER_SECTIONS} />}>
            {() => <CmsSections sections={sections ?? PLACEHOLDER_SECTIONS} rare={rareSections} />}
          </QueryState>
        </div>
      )}
    </PageLayout>
  )
}
