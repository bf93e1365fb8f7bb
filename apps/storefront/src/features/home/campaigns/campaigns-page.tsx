import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useCampaignLink } from '#commerce/voucher/api.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths, voucherPath } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { CampaignNotFound } from './campaign-not-found.tsx'

// Neither needs the other's code.
const Campaign = lazyWithRetry(() => import('./campaign.tsx').then((m) => ({ default: m.Campaign })))
const CampaignList = lazyWithRetry(() => import('./campaign-list.tsx').then((m) => ({ default: m.CampaignList })))

/** `/activities`: a campaign by its `project_id` or by the short id `vid` of a link; without either the list of campaigns. */
export function CampaignsPage() {
  const [params] = useSearchParams()
  const projectId = params.get('project_id')
  const vid = params.get('vid')
  return (
    <Suspense fallback={null}>
      {projectId ? <Campaign key={projectId} projectId={projectId} /> : vid ? <LinkedCampaign key={vid} vid={vid} /> : <CampaignList />}
    </Suspense>
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
