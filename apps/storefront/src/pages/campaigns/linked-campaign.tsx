import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useCampaignLink } from '../../entities/voucher/voucher-api.ts'
import { failureOf } from '../../shared/api/failure-of.ts'
import { paths, voucherPath } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { Campaign } from './campaign.tsx'
import { CampaignNotFound } from './campaign-not-found.tsx'

/** Resolves a short link: shows its campaign, or redirects to its vouchers. */
export function LinkedCampaign({ vid }: { readonly vid: string }) {
  const { t } = useTranslation('campaign')
  const query = useCampaignLink(vid)
  usePageTitle(t('title'))
  if (query.data?.project_id) return <Campaign projectId={query.data.project_id} couponNos={query.data.coupon_nos} />
  return (
    <PageLayout title={t('title')} back={paths.activities}>
      {failureOf(query.error)?.kind === 'business' ? (
        <CampaignNotFound />
      ) : (
        <QueryState query={query}>{({ coupon_nos }) => <Navigate to={voucherPath(...coupon_nos)} replace />}</QueryState>
      )}
    </PageLayout>
  )
}
