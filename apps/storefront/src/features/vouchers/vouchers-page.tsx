import { LIMITS } from '@nusaria/contracts/limits'
import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useCampaignLink, usePromotionOffersQuery } from '#commerce/voucher/api.ts'
import { ClaimError } from '#commerce/voucher/claim-error.tsx'
import { useClaimVoucher } from '#commerce/voucher/claim-voucher.ts'
import { ClaimVoucherCard } from '#commerce/voucher/claim-voucher-card.tsx'
import { TicketSkeletons } from '#commerce/voucher/ticket-skeletons.tsx'
import { VoucherGrid } from '#commerce/voucher/voucher-grid.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useLiveReply, useOpenedInBrowser } from '#platform/rendering/hydration.ts'
import { activityPath, paths } from '#platform/routing/paths.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { clockSkew } from '#platform/time/server-clock.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { VoucherHero, VoucherHeroSkeleton } from './voucher-hero.tsx'
import { VoucherProductRow, vouchersWithRow } from './voucher-product-row.tsx'
import css from './vouchers-page.module.css'

// All vouchers are shown without it.
const VoucherProducts = lazyWithRetry(() => import('./voucher-products.tsx').then((m) => ({ default: m.VoucherProducts })))

/** For a link to a voucher that doesn't exist. */
function VoucherNotFound() {
  const { t } = useTranslation('promotion')
  return (
    <EmptyState
      drawing="vouchers"
      title={t('campaign.missing.title')}
      text={t('campaign.missing.text')}
      action={<LinkButton to={paths.coupons}>{t('campaign.missing.action')}</LinkButton>}
    />
  )
}

/** Vouchers to claim, and products to use them on: those of a single voucher with a search. */
function ClaimableVouchers({ couponNos }: { readonly couponNos: readonly string[] }) {
  const { t } = useTranslation(['promotion', 'voucher', 'errors'])
  const valid = couponNos.filter((couponNo) => couponNo.length <= LIMITS.couponNoMax)
  const allInvalid = couponNos.length > 0 && valid.length === 0
  const query = usePromotionOffersQuery(valid.length > 0 ? { coupon_nos: valid } : {}, {
    refetchOnMountOrArgChange: useOpenedInBrowser(),
    skip: allInvalid,
  })
  useLiveReply(query.data?.server_time, query.fulfilledTimeStamp, () => void query.refetch())
  const claiming = useClaimVoucher()
  if (allInvalid || (valid.length > 0 && failedWith(query.error, 'VOUCHER_NOT_FOUND', 'INVALID_PARAMETER'))) return <VoucherNotFound />
  const none = (
    <EmptyState
      drawing="vouchers"
      title={t('promotion:campaign.empty.title')}
      text={t('promotion:campaign.empty.text')}
      action={<LinkButton to={paths.home}>{t('promotion:campaign.browse')}</LinkButton>}
    />
  )
  return (
    <QueryState
      query={query}
      loading={
        <div className={cx(css.vouchers, valid.length === 1 && css.single)}>
          <VoucherHeroSkeleton />
          <TicketSkeletons count={valid.length === 1 ? 1 : 4} />
        </div>
      }
      isEmpty={({ list }) => list.length === 0}
      empty={valid.length > 0 ? <VoucherNotFound /> : none}
    >
      {({ list, server_time }) => {
        const only = list.length === 1 ? list[0] : undefined
        return (
          <div className={css.page}>
            <VisuallyHidden as="h2">{t('promotion:strip.title')}</VisuallyHidden>
            {list.length < couponNos.length && (
              <Note tone="amber" role="status">
                {t('promotion:campaign.someMissing')}
              </Note>
            )}
            <div className={cx(css.vouchers, only && css.single)}>
              <VoucherHero
                vouchers={list}
                skew={clockSkew(server_time, query.fulfilledTimeStamp ?? 0)}
                onOver={() => void query.refetch()}
              />
              <VoucherGrid>
                {list.map((voucher) => (
                  <ClaimVoucherCard
                    key={voucher.coupon_no}
                    voucher={voucher}
                    claiming={claiming}
                    note={<ClaimError failure={claiming.failureFor(voucher.coupon_no)} className={css.error} />}
                  />
                ))}
              </VoucherGrid>
            </div>
            {only ? (
              <Suspense fallback={null}>
                <VoucherProducts voucher={only} />
              </Suspense>
            ) : (
              vouchersWithRow(list).map((voucher) => <VoucherProductRow key={voucher.coupon_no} voucher={voucher} />)
            )}
          </div>
        )
      }}
    </QueryState>
  )
}

/** The vouchers of a short link, and a link to its campaign. */
function LinkedVouchers({ vid, couponNos }: { readonly vid: string; readonly couponNos: readonly string[] }) {
  const { t } = useTranslation('campaign')
  const query = useCampaignLink(vid)
  if (failedWith(query.error, 'VOUCHER_NOT_FOUND', 'INVALID_PARAMETER')) return <VoucherNotFound />
  return (
    <QueryState query={query} loading={<TicketSkeletons />}>
      {({ coupon_nos, project_id }) => {
        if (coupon_nos.length + couponNos.length === 0)
          return project_id ? <Navigate to={activityPath(project_id)} replace /> : <VoucherNotFound />
        return (
          <div className={css.page}>
            {project_id !== null && (
              <LinkButton to={activityPath(project_id)} variant="soft" block>
                {t('open')}
              </LinkButton>
            )}
            <ClaimableVouchers couponNos={[...couponNos, ...coupon_nos.filter((couponNo) => !couponNos.includes(couponNo))]} />
          </div>
        )
      }}
    </QueryState>
  )
}

/**
 * `/coupons`: vouchers to claim. The URL names them by `coupon` (which may repeat) or by the short id `vid` of a campaign link; without either
 * all vouchers show. A note says when some of the named vouchers don't exist.
 */
export function VouchersPage() {
  const { t } = useTranslation('promotion')
  const [params] = useSearchParams()
  const given = params.getAll('coupon').map((couponNo) => couponNo.trim())
  const couponNos = [...new Set(given.filter(Boolean))]
  const vid = params.get('vid')
  const isMember = useIsMember()
  const title = t(couponNos.length > 0 || vid ? 'campaign.title' : 'campaign.titleAll')
  usePageTitle(title)
  return (
    <PageLayout
      title={title}
      action={
        isMember && (
          <Link to={paths.wallet} className={css.link}>
            {t('strip.all')}
          </Link>
        )
      }
    >
      {vid ? (
        <LinkedVouchers vid={vid} couponNos={couponNos} />
      ) : given.length > 0 && couponNos.length === 0 ? (
        <VoucherNotFound />
      ) : (
        <ClaimableVouchers key={couponNos.join()} couponNos={couponNos} />
      )}
    </PageLayout>
  )
}
