import type { CmsSection } from '@nusaria/contracts/cms'
import { CartLink } from '#commerce/cart/cart-link.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { useCmsGetByIdQuery } from '../api.ts'
import { CmsSections } from '../sections/cms-sections.tsx'
import { ProductsSection, SideBanners, TextPanel } from '../sections/optional-sections.tsx'
import css from './campaign.module.css'
import { LookHead } from './campaign-look.tsx'
import { CampaignNotFound } from './campaign-not-found.tsx'

const optionalSections = { ProductsSection, SideBanners, TextPanel }

/** While loading: room for the banners, which are usually first. */
const PLACEHOLDER_SECTIONS: readonly CmsSection[] = [{ type: 'hero', banners: [] }]

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

/** A campaign’s page, in its own colours. */
export function Campaign({ projectId, couponNos = [] }: Props) {
  // All namespaces at once: a section whose texts load later would shift those below it.
  const { t } = useTranslation(['campaign', 'home', 'promotion'])
  const query = useCmsGetByIdQuery({ project_id: projectId })
  const refused = !query.data && toFailure(query.error)?.kind === 'business'
  const name = query.data?.title ?? t('campaign:title')
  usePageTitle(name)
  const look = query.data?.look
  return (
    <div data-campaign-look={look?.colours}>
      <PageLayout title={name} back={paths.activities} action={<CartLink />}>
        {look && <LookHead motif={look.motif} />}
        {refused ? (
          <CampaignNotFound />
        ) : (
          <div className={css.sections}>
            <QueryState query={query} loading={<CmsSections sections={PLACEHOLDER_SECTIONS} />}>
              {({ sections }) => (
                <CmsSections sections={withVouchers(sections, t('campaign:vouchers'), couponNos)} optionalSections={optionalSections} />
              )}
            </QueryState>
          </div>
        )}
      </PageLayout>
    </div>
  )
}
