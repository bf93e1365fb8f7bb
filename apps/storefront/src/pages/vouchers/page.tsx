import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { usePromotionOffersQuery } from '../../entities/voucher/voucher-api.ts'
import css from '../../entities/voucher/voucher-list.module.css'
import { VoucherSkeleton } from '../../entities/voucher/voucher-skeleton.tsx'
import { ClaimError } from '../../features/claim-voucher/claim-error.tsx'
import { ClaimVoucherCard } from '../../features/claim-voucher/claim-voucher-card.tsx'
import { useCampaignLink } from '../../features/claim-voucher/use-campaign-link.ts'
import { useClaimVoucher } from '../../features/claim-voucher/use-claim-voucher.ts'
import { VoucherProducts } from '../../features/claim-voucher/voucher-products.tsx'
import { failedWith } from '../../shared/api/failure.ts'
import { activityPath, paths } from '../../shared/paths.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { NoResultsDrawing } from '../../shared/ui/paint/drawings.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'

/** A link to a voucher that isn't there. */
function VoucherNotFound() {
  const { t } = useTranslation('promotion')
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title={t('campaign.missing.title')}
      text={t('campaign.missing.text')}
      action={<LinkButton to={paths.coupons}>{t('campaign.missing.action')}</LinkButton>}
    />
  )
}

/** Vouchers to claim; a single one with the products it applies to. */
function ClaimableVouchers({ named: asked }: { readonly named: readonly string[] }) {
  const { t } = useTranslation(['promotion', 'errors'])
  const named = asked.filter((couponNo) => couponNo.length <= LIMITS.couponNoMax)
  const unknown = asked.length > 0 && named.length === 0
  const query = usePromotionOffersQuery(named.length > 0 ? { coupon_nos: named } : {}, { refetchOnMountOrArgChange: true, skip: unknown })
  const claiming = useClaimVoucher()
  if (unknown || (named.length > 0 && failedWith(query.error, 'VOUCHER_NOT_FOUND', 'INVALID_PARAMETER'))) return <VoucherNotFound />
  const none = (
    <EmptyState
      title={t('promotion:campaign.empty.title')}
      text={t('promotion:campaign.empty.text')}
      action={<LinkButton to={paths.home}>{t('promotion:campaign.browse')}</LinkButton>}
    />
  )
  return (
    <QueryState
      query={query}
      loading={<VoucherSkeleton count={named.length === 1 ? 1 : 4} />}
      isEmpty={({ list }) => list.length === 0}
      empty={named.length > 0 ? <VoucherNotFound /> : none}
    >
      {({ list }) => {
        const [only] = list
        return (
          <div className={css.page}>
            <VisuallyHidden as="h2">{t('promotion:strip.title')}</VisuallyHidden>
            {list.length < asked.length && (
              <Note tone="amber" role="status">
                {t('promotion:campaign.someMissing')}
              </Note>
            )}
            <div className={css.offers}>
              {list.map((offer) => (
                <ClaimVoucherCard
                  key={offer.coupon_no}
                  voucher={offer}
                  claiming={claiming}
                  note={<ClaimError failure={claiming.failureFor(offer.coupon_no)} className={css.note} />}
                />
              ))}
            </div>
            {only && list.length === 1 && <VoucherProducts offer={only} />}
          </div>
        )
      }}
    </QueryState>
  )
}

/** What a short link stands for: its vouchers, and the way to its campaign. */
function LinkedVouchers({ vid, named }: { readonly vid: string; readonly named: readonly string[] }) {
  const { t } = useTranslation('campaign')
  const query = useCampaignLink(vid)
  if (failedWith(query.error, 'VOUCHER_NOT_FOUND', 'INVALID_PARAMETER')) return <VoucherNotFound />
  return (
    <QueryState query={query} loading={<VoucherSkeleton />}>
      {({ coupon_nos, project_id }) => {
        if (coupon_nos.length + named.length === 0)
          return project_id ? <Navigate to={activityPath(project_id)} replace /> : <VoucherNotFound />
        return (
          <div className={css.page}>
            {project_id !== null && (
              <LinkButton to={activityPath(project_id)} variant="soft" block>
                {t('open')}
              </LinkButton>
            )}
            <ClaimableVouchers named={[...named, ...coupon_nos.filter((couponNo) => !named.includes(couponNo))]} />
          </div>
        )
      }}
    </QueryState>
  )
}

/**
 * A campaign: vouchers to claim and what they apply to. `coupon` in the query names them (it may come several times), or the short id
 * `vid` of a campaign link does; without either all show. What a link names and the shop doesn't know is said.
 */
export function VouchersPage() {
  const { t } = useTranslation('promotion')
  const [params] = useSearchParams()
  const asked = params.getAll('coupon').map((couponNo) => couponNo.trim())
  const named = [...new Set(asked.filter(Boolean))]
  const vid = params.get('vid')
  const isMember = useIsMember()
  return (
    <PageLayout
      title={t(named.length > 0 || vid ? 'campaign.title' : 'campaign.titleAll')}
      action={
        isMember && (
          <Link to={paths.wallet} className={css.link}>
            {t('strip.all')}
          </Link>
        )
      }
    >
      {vid ? (
        <LinkedVouchers vid={vid} named={named} />
      ) : asked.length > 0 && named.length === 0 ? (
        <VoucherNotFound />
      ) : (
        <ClaimableVouchers named={named} />
      )}
    </PageLayout>
  )
}
