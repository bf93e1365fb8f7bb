import type { CmsSection } from '@nusaria/contracts/cms'
import { Navigate, useSearchParams } from 'react-router-dom'
import { CartLink } from '#commerce/cart/cart-link.tsx'
import { Banner } from '#commerce/sections/banner.tsx'
import { useCampaignLink } from '#commerce/voucher/api.ts'
import { failedWith, toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { activityPath, paths, voucherPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useCmsGetByIdQuery, useCmsProjectListQuery } from '../api.ts'
import { CmsSections } from '../sections/cms-sections.tsx'
import { ProductsSection, SideBanners, TextPanel } from '../sections/optional-sections.tsx'
import css from './campaigns.module.css'

// The list of campaigns does without its code and colours.
const LookHead = lazyOptional(() => import('./campaign-look.tsx').then((m) => m.LookHead))

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

function Campaign({ projectId, couponNos = [] }: Props) {
  // All namespaces at once: a section whose texts load later would shift those below it.
  const { t } = useTranslation(['campaign', 'home', 'promotion'])
  const query = useCmsGetByIdQuery({ project_id: projectId })
  const refused = !query.data && toFailure(query.error)?.kind === 'business'
  const name = query.data?.title ?? t('campaign:title')
  usePageTitle(name)
  const look = query.data?.look
  return (
    <div data-look={look?.colours}>
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

/** `/activities`: a campaign by its `project_id` or by the short id `vid` of a link; without either the list of campaigns. */
export function CampaignsPage() {
  const [params] = useSearchParams()
  const projectId = params.get('project_id')
  const vid = params.get('vid')
  if (projectId) return <Campaign key={projectId} projectId={projectId} />
  return vid ? <LinkedCampaign key={vid} vid={vid} /> : <CampaignList />
}

function CampaignNotFound() {
  const { t } = useTranslation('campaign')
  return (
    <EmptyState
      drawing="page"
      title={t('missing.title')}
      text={t('missing.text')}
      action={<LinkButton to={paths.activities}>{t('missing.action')}</LinkButton>}
    />
  )
}

/** Newest first. */
function CampaignList() {
  const { t } = useTranslation('campaign')
  const query = useCmsProjectListQuery({})
  const none = (
    <EmptyState
      drawing="vouchers"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>}
    />
  )
  const skeleton = (
    <ul className={cx('grid gap-12', css.list)} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => (
        <li key={place} className={css.place} />
      ))}
    </ul>
  )
  usePageTitle(t('title'))
  return (
    <PageLayout
      title={t('title')}
      action={
        <Link to={paths.coupons} className={cx('hitArea size-13 weight-700 tone-sambal-700 nowrap', css.link)}>
          {t('vouchersAll')}
        </Link>
      }
    >
      {failedWith(query.error, 'PAGE_CONTENT_MISSING') ? (
        none
      ) : (
        <QueryState query={query} loading={skeleton} isEmpty={({ list }) => list.length === 0} empty={none}>
          {({ list }) => (
            <ul className={cx('grid gap-12', css.list)} aria-label={t('label')}>
              {list.map(({ project_id, title, banner }, index) => (
                <li key={project_id}>
                  {banner ? (
                    <Banner banner={banner} small={index > 0} first={index === 0} />
                  ) : (
                    <Link to={activityPath(project_id)} className={css.plain}>
                      <Panel title={title}>
                        <span>{t('open')}</span>
                      </Panel>
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}

/** Resolves a short link: shows its campaign, or redirects to its vouchers. */
function LinkedCampaign({ vid }: { readonly vid: string }) {
  const { t } = useTranslation('campaign')
  const query = useCampaignLink(vid)
  usePageTitle(t('title'))
  if (query.data?.project_id) return <Campaign projectId={query.data.project_id} couponNos={query.data.coupon_nos} />
  return (
    <PageLayout title={t('title')} back={paths.activities}>
      {toFailure(query.error)?.kind === 'business' ? (
        <CampaignNotFound />
      ) : (
        <QueryState query={query}>{({ coupon_nos }) => <Navigate to={voucherPath(...coupon_nos)} replace />}</QueryState>
      )}
    </PageLayout>
  )
}
