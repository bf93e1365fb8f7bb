import type { CmsSection } from '@nusaria/contracts/cms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { VouchersSection } from '../../features/claim-voucher/vouchers-section.tsx'
import { useCmsGetByIdQuery } from '../../features/cms/cms-api.ts'
import { CmsSections } from '../../features/cms/cms-sections.tsx'
import { ProductsSection, SideBanners, TextPanel } from '../../features/cms/optional-sections.tsx'
import { failureOf } from '../../shared/api/failure-of.ts'
import { paths } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { CampaignNotFound } from './campaign-not-found.tsx'
import css from './campaigns.module.css'

/** What usually stands first: room for the banners. */
const PLACEHOLDER_SECTIONS: readonly CmsSection[] = [{ type: 'hero', banners: [] }]

const optionalSections = { TextPanel, ProductsSection, SideBanners }

const renderVouchers = ({ title, coupon_nos }: { readonly title: string; readonly coupon_nos: readonly string[] }) => (
  <VouchersSection title={title} couponNos={coupon_nos} />
)

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
          <QueryState query={query} loading={<CmsSections sections={PLACEHOLDER_SECTIONS} renderVouchers={renderVouchers} />}>
            {() => (
              <CmsSections
                sections={sections ?? PLACEHOLDER_SECTIONS}
                renderVouchers={renderVouchers}
                optionalSections={optionalSections}
              />
            )}
          </QueryState>
        </div>
      )}
    </PageLayout>
  )
}
