import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Banner } from '#commerce/sections/banner.tsx'
import { useCampaignLink } from '#commerce/voucher/api.ts'
import { failedWith, toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { activityPath, paths, voucherPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useCmsProjectListQuery } from '../api.ts'
import { CampaignNotFound } from './campaign-not-found.tsx'
import css from './campaigns.module.css'

// The list of campaigns does without its code.
const Campaign = lazyWithRetry(() => import('./campaign.tsx').then((m) => ({ default: m.Campaign })))

/** `/activities`: a campaign by its `project_id` or by the short id `vid` of a link; without either the list of campaigns. */
export function CampaignsPage() {
  const [params] = useSearchParams()
  const projectId = params.get('project_id')
  const vid = params.get('vid')
  if (projectId)
    return (
      <Suspense fallback={null}>
        <Campaign key={projectId} projectId={projectId} />
      </Suspense>
    )
  return vid ? <LinkedCampaign key={vid} vid={vid} /> : <CampaignList />
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
  if (query.data?.project_id)
    return (
      <Suspense fallback={null}>
        <Campaign projectId={query.data.project_id} couponNos={query.data.coupon_nos} />
      </Suspense>
    )
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
