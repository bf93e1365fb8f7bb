import type { VoucherOffer } from '@nusaria/contracts/voucher'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { type ComponentProps, Suspense, useState } from 'react'
import { useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { isUsable, usePromotionOffersQuery } from '#commerce/voucher/api.ts'
import { VoucherChip, VoucherSkeleton } from '#commerce/voucher/voucher-grid.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { PartBoundary } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Coin } from '#ui/primitives/coin.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './vouchers.module.css'

const ProductVoucherList = lazyWithRetry(() => import('./voucher-list.tsx').then((m) => ({ default: m.ProductVoucherList })))

function VoucherList(props: ComponentProps<typeof ProductVoucherList>) {
  return (
    <PartBoundary>
      <Suspense fallback={<VoucherSkeleton />}>
        <ProductVoucherList {...props} />
      </Suspense>
    </PartBoundary>
  )
}

/** Tickets on the page; the sheet has all vouchers. */
const SHOWN = 3

const rowSkeleton = <Skeleton height={26} width={160} radius={6} />

function VoucherRowContent({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation(['product', 'promotion', 'common'])
  const { query, offers, open } = useProductVouchers(productNo)
  const [sheetOpen, setSheetOpen] = useState(false)
  const close = () => setSheetOpen(false)
  if (!offers || !open) {
    if (!query.isError || query.isFetching) return rowSkeleton
    return (
      <>
        <span className={css.none}>{t('vouchers.failed')}</span>
        <button type="button" className={css.action} onClick={() => void query.refetch()}>
          {t('common:action.retry')}
        </button>
      </>
    )
  }
  if (open.length === 0)
    return (
      <>
        <span className={css.none}>{t('vouchers.none')}</span>
        <Link to={paths.coupons} className={css.action}>
          <span>{t('vouchers.others')}</span> <Icon of={ChevronRight} size={16} />
        </Link>
      </>
    )
  // The first of each kind: the two fit the narrowest phone, so that every width shows the same.
  const firsts = open.filter(({ kind }, at) => open.findIndex((offer) => offer.kind === kind) === at)
  const claimable = open.some(({ claim_state }) => claim_state === 'claimable')
  return (
    <>
      <button
        type="button"
        className={cx('row gap-12 justify-between grow textAlign-left', css.open)}
        aria-label={t('vouchers.label')}
        aria-haspopup="dialog"
        onClick={() => setSheetOpen(true)}
      >
        <span className={cx('row gap-6 align-fill wrap shrink', css.chips)}>
          {firsts.map((offer) => (
            <VoucherChip key={offer.coupon_no} voucher={offer} />
          ))}
        </span>
        <span className={css.action}>
          <span>{claimable ? t('vouchers.claim') : t('vouchers.see')}</span> <Icon of={ChevronRight} size={16} />
        </span>
      </button>
      <Sheet open={sheetOpen} onClose={close} title={t('vouchers.sheet')}>
        <VoucherList offers={offers} onLeave={close} />
      </Sheet>
    </>
  )
}

/** The product's vouchers and the coins to earn: two lines of fixed height, so that nothing below moves when they are loaded. */
export function VoucherRow({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('product')
  const desktop = useLayout() === 'desktop'
  return (
    <section aria-label={t('vouchers.title')} className={desktop ? css.row : css.panel}>
      {desktop && (
        <span className={css.name} aria-hidden="true">
          {t('vouchers.title')}
        </span>
      )}
      <div className={cx('row gap-12 justify-between shrink', css.line)}>
        <PartBoundary>
          <Suspense fallback={rowSkeleton}>
            <VoucherRowContent productNo={productNo} />
          </Suspense>
        </PartBoundary>
      </div>
      <p className={cx('row gap-6 size-12 line-16 tone-ink-2', css.coins)}>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <CoinEarnings />
          </Suspense>
        </ErrorBoundary>
      </p>
    </section>
  )
}

function Tickets({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation(['promotion', 'product'])
  const { open, query } = useProductVouchers(productNo)
  if (open ? open.length === 0 : query.isError) return null
  return <Panel title={t('campaign.titleAll')}>{open ? <VoucherList offers={open.slice(0, SHOWN)} brief /> : <VoucherSkeleton />}</Panel>
}

/** Desktop: the product's vouchers as cards. Renders nothing without vouchers or after an error: the voucher row shows that. */
export function VoucherTickets({ productNo }: { readonly productNo: string }) {
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <Tickets productNo={productNo} />
      </Suspense>
    </PartBoundary>
  )
}

/** The rule by which a purchase earns coins. The order confirmation shows the exact number. */
function CoinEarnings() {
  const { t } = useTranslation('points')
  const rule = useSystemMembersrvSystemQuery().data?.coin_rule
  if (!rule) return null
  return (
    <>
      <Coin size={16} />
      <span>{t('earns', { amount: formatRupiah(rule.earn_per_amount) })}</span>
    </>
  )
}

const ORDER: readonly VoucherOffer['claim_state'][] = ['claimable', 'claimed', 'not_started', 'not_eligible', 'exhausted', 'ended']

/** The vouchers of a product in display order, in which one keeps its place when it is claimed; `open` are those to show on the page. */
function useProductVouchers(productNo: string) {
  const query = usePromotionOffersQuery({ product_no: productNo })
  const list = query.currentData?.list
  const [first, setFirst] = useState<{ readonly productNo: string; readonly nos: readonly string[] }>()
  // Those that the app alone takes are after those to use right here.
  const inOrder = list?.toSorted(
    (a, b) => ORDER.indexOf(a.claim_state) - ORDER.indexOf(b.claim_state) || Number(a.flag_app_exclusive) - Number(b.flag_app_exclusive),
  )
  const nos = first?.productNo === productNo ? first.nos : inOrder?.map(({ coupon_no }) => coupon_no)
  if (nos && nos !== first?.nos) setFirst({ productNo, nos })
  const offers = nos && list?.toSorted((a, b) => nos.indexOf(a.coupon_no) - nos.indexOf(b.coupon_no))
  const open = offers?.filter((voucher) => voucher.claim_state === 'claimable' || isUsable(voucher))
  return { query, offers, open }
}
