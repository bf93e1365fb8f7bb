import { LIMITS } from '@nusaria/contracts/limits'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { CartLink } from '#commerce/cart/cart-link.tsx'
import { useCampaignLink, usePromotionOffersQuery } from '#commerce/voucher/api.ts'
import { ClaimError } from '#commerce/voucher/claim-error.tsx'
import { useClaimVoucher } from '#commerce/voucher/claim-voucher.ts'
import { ClaimVoucherCard } from '#commerce/voucher/claim-voucher-card.tsx'
import { TicketSkeletons } from '#commerce/voucher/ticket-skeletons.tsx'
import { VoucherCard } from '#commerce/voucher/voucher-card.tsx'
import { VoucherGrid } from '#commerce/voucher/voucher-grid.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useBrowserValue, useIsClientMount, useLiveReply } from '#platform/rendering/hydration.ts'
import { activityPath, paths } from '#platform/routing/paths.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { type ClockSkew, clockSkew, msUntil, useCountdown } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { KawungPattern } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { VoucherNotFound, VoucherProductRow, vouchersWithRow } from './voucher-parts.tsx'
import css from './vouchers-page.module.css'
import '#ui/primitives/band.tokens.css'

interface VoucherHeroProps {
  readonly vouchers: readonly VoucherOffer[]
  readonly skew: ClockSkew
  /** The voucher that ends first is over. */
  readonly onOver: () => void
}

/** How long the shopper still has, by the server's clock. A server that renders the page leaves the numbers to the browser. */
function VoucherCountdown({ voucher, skew, onOver }: Omit<VoucherHeroProps, 'vouchers'> & { readonly voucher: VoucherOffer }) {
  const { t } = useTranslation('voucher')
  const inBrowser = useBrowserValue(() => true, false)
  const seconds = Math.ceil(useCountdown(voucher.valid_till, skew, onOver) / 1_000)
  const parts = {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
  return (
    <div className={css.countdown}>
      <p className="size-12 line-16 weight-600 tone-ink-2">{t('hero.ends', { name: voucher.coupon_name })}</p>
      <div
        className="row above-8 gap-8 align-fill"
        role="timer"
        aria-label={inBrowser ? t('hero.left', { count: parts.days, hours: parts.hours }) : undefined}
      >
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <span key={unit} className={cx('size-11 line-16 weight-600 textAlign-center', css.part)}>
            <b translate="no">{inBrowser ? String(parts[unit]).padStart(2, '0') : '\u00a0'}</b>
            <span>{t(`hero.unit.${unit}`)}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

function VoucherHeroSkeleton() {
  return (
    <div className={cx(css.hero, css.loading)} aria-hidden="true">
      <KawungPattern color="var(--band-petal)" opacity={0.35} />
      <div className={css.words}>
        <Skeleton height={24} width="72%" gap={12} />
        <Skeleton height={14} width="56%" gap={10} />
        <Skeleton height={14} width="48%" gap={10} />
      </div>
    </div>
  )
}

/** Above the vouchers: how many the shopper can have now, how they work, and how long the first of them lasts. */
function VoucherHero({ vouchers, skew, onOver }: VoucherHeroProps) {
  const { t } = useTranslation('voucher')
  const claimable = vouchers.filter(({ claim_state }) => claim_state === 'claimable').length
  // The first to end of those that the shopper has or can have.
  const [first] = vouchers
    .filter(({ claim_state, valid_till }) => ['claimable', 'claimed'].includes(claim_state) && msUntil(valid_till, skew) > 0)
    .sort((a, b) => Date.parse(a.valid_till) - Date.parse(b.valid_till))
  return (
    <div className={css.hero}>
      <KawungPattern color="var(--band-petal)" opacity={0.35} />
      <div className={css.words}>
        <p className={css.title}>{claimable > 0 ? t('hero.title', { count: claimable }) : t('hero.later')}</p>
        <ol className={cx('grid gap-6 size-13 line-20 tone-ink-2', css.steps)}>
          {(['claim', 'shop', 'use'] as const).map((step) => (
            <li className="row gap-8" key={step}>
              {t(`hero.${step}`)}
            </li>
          ))}
        </ol>
      </div>
      {first && <VoucherCountdown key={first.coupon_no} voucher={first} skew={skew} onOver={onOver} />}
    </div>
  )
}

// All vouchers are shown without it.
const VoucherProducts = lazyWithRetry(() => import('./voucher-products.tsx').then((m) => ({ default: m.VoucherProducts })))

/** Whether the shopper has the voucher, to use it here. */
const isHeld = ({ claim_state, held = claim_state === 'claimed' ? 1 : 0, flag_app_exclusive }: VoucherOffer) =>
  held > 0 && !flag_app_exclusive

/** Whether the goods in the cart may bring its discount: it is held, or can be claimed. */
const isWithinReach = (voucher: VoucherOffer) => isHeld(voucher) || (voucher.claim_state === 'claimable' && !voucher.flag_app_exclusive)

/** Vouchers to claim, and products to use them on: those of a single voucher with a search. */
function ClaimableVouchers({ couponNos }: { readonly couponNos: readonly string[] }) {
  const { t } = useTranslation(['promotion', 'voucher', 'errors'])
  const valid = couponNos.filter((couponNo) => couponNo.length <= LIMITS.couponNoMax)
  const allInvalid = couponNos.length > 0 && valid.length === 0
  const query = usePromotionOffersQuery(valid.length > 0 ? { coupon_nos: valid } : {}, {
    refetchOnMountOrArgChange: useIsClientMount(),
    skip: allInvalid,
  })
  useLiveReply(query.data?.server_time, query.fulfilledTimeStamp, () => void query.refetch())
  const claiming = useClaimVoucher()
  if (allInvalid || (valid.length > 0 && failedWith(query.error, 'VOUCHER_NOT_FOUND', 'INVALID_PARAMETER'))) return <VoucherNotFound />
  return (
    <QueryState
      query={query}
      loading={
        valid.length === 1 ? (
          <div className={css.single}>
            <TicketSkeletons count={1} />
          </div>
        ) : (
          <div className={css.vouchers}>
            <VoucherHeroSkeleton />
            <TicketSkeletons />
          </div>
        )
      }
      isEmpty={({ list }) => list.length === 0}
      empty={
        valid.length > 0 ? (
          <VoucherNotFound />
        ) : (
          <EmptyState
            drawing="vouchers"
            title={t('promotion:campaign.empty.title')}
            text={t('promotion:campaign.empty.text')}
            action={<LinkButton to={paths.home}>{t('promotion:campaign.browse')}</LinkButton>}
          />
        )
      }
    >
      {({ list, server_time }) => {
        const only = list.length === 1 ? list[0] : undefined
        const renderCard = (voucher: VoucherOffer) => (
          <ClaimVoucherCard
            key={voucher.coupon_no}
            voucher={voucher}
            claiming={claiming}
            note={<ClaimError failure={claiming.failureFor(voucher.coupon_no)} className="above-8" />}
          />
        )
        return (
          <div className={css.page}>
            <VisuallyHidden as="h2">{t('promotion:strip.title')}</VisuallyHidden>
            {list.length < couponNos.length && (
              <Note tone="amber" role="status">
                {t('promotion:campaign.someMissing')}
              </Note>
            )}
            {only ? (
              <div className={css.single}>
                {isHeld(only) ? <VoucherCard voucher={only} linked /> : renderCard(only)}
                <Suspense fallback={null}>
                  <VoucherProducts voucher={only} spending={isWithinReach(only)} />
                </Suspense>
              </div>
            ) : (
              <div className={css.vouchers}>
                <VoucherHero
                  vouchers={list}
                  skew={clockSkew(server_time, query.fulfilledTimeStamp ?? 0)}
                  onOver={() => void query.refetch()}
                />
                <VoucherGrid>{list.map(renderCard)}</VoucherGrid>
              </div>
            )}
            {!only && vouchersWithRow(list).map((voucher) => <VoucherProductRow key={voucher.coupon_no} voucher={voucher} />)}
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

/** `/coupons`: all vouchers, those of `coupon` (which may repeat) or those behind the short id `vid` of a campaign link. */
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
        <>
          {isMember && (
            <Link to={paths.vouchers} className={cx('hitArea size-13 weight-700 tone-sambal-700', css.link)}>
              {t('strip.all')}
            </Link>
          )}
          <CartLink />
        </>
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
