import type { CmsSection } from '@nusaria/contracts/cms'
import { useMemo } from 'react'
import { failureOf } from '#platform/api/failure-of.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { useCmsGetByIdQuery } from '../api.ts'
import { CmsSections } from '../sections/cms-sections.tsx'
import { ProductsSection, SideBanners, TextPanel } from '../sections/optional-sections.tsx'
import { VouchersSection } from '../sections/vouchers-section.tsx'
import { CampaignNotFound } from './campaign-not-found.tsx'
import css from './campaigns.module.css'

/** While loading: room for the banners, which usually come first. */
const PLACEHOLDER_SECTIONS: readonly CmsSection[] = [{ type: 'hero', banners: [] }]

const optionalSections = { TextPanel, ProductsSection, SideBanners }

const renderVouchers = ({ title, coupon_nos }: { readonly title: string; readonly coupon_nos: readonly string[] }) => (
  <VouchersSection title={title} couponNos={coupon_nos} />
)

interface Props {
  readonly projectId: string
  /** The vouchers of the link. They show below the banners if the campaign has none of its own. */
  readonly couponNos?: readonly string[]
}

function withVouchers(sections: readonly CmsSection[], title: string, coupon_nos: readonly string[]): readonly CmsSection[] {
  if (coupon_nos.length === 0 || sections.some(({ type }) => type === 'vouchers')) return sections
  const at = sections.findIndex(({ type }) => type === 'hero') + 1
  return [...sections.slice(0, at), { type: 'vouchers', title, coupon_nos: [...coupon_nos] }, ...sections.slice(at)]
}

export function Campaign({ projectId, couponNos = [] }: Props) {
  // All namespaces at once: a section whose texts load later would shift those below it.
  const { t } = useTranslation(['campaign', 'home', 'promotion'])
  const query = useCmsGetByIdQuery({ project_id: projectId })
  const title = t('campaign:vouchers')
  const sections = useMemo(() => query.data && withVouchers(query.data.sections, title, couponNos), [query.data, title, couponNos])
  const refused = !query.data && failureOf(query.error)?.kind === 'business'
  const name = query.data?.title ?? t('campaign:title')
  usePageTitle(name)
  return (
    <PageLayout title={name} back={paths.activities}>
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
