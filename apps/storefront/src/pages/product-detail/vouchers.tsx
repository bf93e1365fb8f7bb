import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSystemMembersrvSystemQuery } from '../../entities/customer-service/system-api.ts'
import { useVoucherTexts } from '../../entities/voucher/use-voucher-texts.ts'
import { usePromotionOffersQuery } from '../../entities/voucher/voucher-api.ts'
import { VoucherChip } from '../../entities/voucher/voucher-chip.tsx'
import { VoucherSkeleton } from '../../entities/voucher/voucher-skeleton.tsx'
import { ClaimError } from '../../features/claim-voucher/claim-error.tsx'
import { ClaimVoucherCard } from '../../features/claim-voucher/claim-voucher-card.tsx'
import { useClaimVoucher } from '../../features/claim-voucher/use-claim-voucher.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { paths } from '../../shared/paths.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Coin } from '../../shared/ui/paint/coin.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './vouchers.module.css'

/** Chips that find room; the rest is in the sheet. */
const SHOWN = 3

function VoucherRowSkeleton() {
  return <Skeleton height={26} width={160} radius={6} />
}

function VoucherRowContent({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation(['product', 'promotion', 'common'])
  const { query, offers, open } = useProductVouchers(productNo)
  const words = useVoucherTexts()
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  if (!offers || !open) {
    if (!query.isError || query.isFetching) return <VoucherRowSkeleton />
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
          {t('vouchers.others')} <Icon of={ChevronRight} size={16} />
        </Link>
      </>
    )
  // Two vouchers may promise the same in a word or two.
  const different = (list: typeof open) =>
    list.filter((offer, at) => list.findIndex((other) => words(other).short === words(offer).short) === at)
  const claimable = open.some(({ claim_state }) => claim_state === 'claimable')
  return (
    <>
      <button type="button" className={css.open} aria-label={t('vouchers.label')} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        <span className={css.chips}>
          {different(open)
            .slice(0, SHOWN)
            .map((offer) => (
              <VoucherChip key={offer.coupon_no} voucher={offer} />
            ))}
        </span>
        <span className={css.action}>
          {claimable ? t('vouchers.claim') : t('vouchers.see')} <Icon of={ChevronRight} size={16} />
        </span>
      </button>
      <Sheet open={asked} onClose={close} title={t('vouchers.sheet')}>
        <ProductVoucherList offers={offers} onLeave={close} />
      </Sheet>
    </>
  )
}

/** Vouchers for a product in a line, always as tall; all of them in a sheet, to be claimed. Below it what buying earns. */
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
      <div className={css.line}>
        <Suspense fallback={<VoucherRowSkeleton />}>
          <VoucherRowContent productNo={productNo} />
        </Suspense>
      </div>
      <CoinEarnings />
    </section>
  )
}

/** Tickets beside the facts; the rest is behind the line above. */
const VOUCHER_TICKETS_SHOWN = 3

function Tickets({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation(['promotion', 'product'])
  const { open, query } = useProductVouchers(productNo)
  if (open ? open.length === 0 : query.isError) return null
  return (
    <Panel title={t('campaign.titleAll')}>
      {open ? <ProductVoucherList offers={open.slice(0, VOUCHER_TICKETS_SHOWN)} brief /> : <VoucherSkeleton count={1} />}
    </Panel>
  )
}

/** Desktop: the vouchers of a product as tickets. Nothing when there are none, or they can't be fetched: the line above says so. */
export function VoucherTickets({ productNo }: { readonly productNo: string }) {
  return (
    <Suspense fallback={null}>
      <Tickets productNo={productNo} />
    </Suspense>
  )
}

interface Props {
  readonly offers: readonly VoucherOffer[]
  /** Little room. */
  readonly brief?: boolean
  /** Before a guest is led away to log in. */
  readonly onLeave?: () => void
}

/** Vouchers below each other, each with its button and why it couldn't be claimed. */
function ProductVoucherList({ offers, brief, onLeave }: Props) {
  const isMember = useIsMember()
  const claiming = useClaimVoucher()
  const claim = (couponNo: string) => {
    if (!isMember) onLeave?.()
    return claiming.claim(couponNo)
  }
  return (
    <div className={css.list}>
      {offers.map((offer) => (
        <ClaimVoucherCard
          key={offer.coupon_no}
          voucher={offer}
          claiming={{ ...claiming, claim }}
          compact={brief}
          note={<ClaimError failure={claiming.failureFor(offer.coupon_no)} className={css.note} />}
        />
      ))}
    </div>
  )
}

function CoinEarningsText() {
  const { t } = useTranslation('points')
  const rule = useSystemMembersrvSystemQuery().data?.coin_rule
  if (!rule) return null
  return (
    <>
      <Coin size={16} />
      {t('earns', { amount: formatRupiah(rule.earn_per_amount) })}
    </>
  )
}

/** What buying a product earns, by the shop's rule; how many coins an order earns is said when it is confirmed. Always as tall. */
function CoinEarnings() {
  return (
    <p className={css.coins}>
      <Suspense fallback={null}>
        <CoinEarningsText />
      </Suspense>
    </p>
  )
}

/** What can be claimed first, what can't be any more last. */
const ORDER: readonly VoucherOffer['claim_state'][] = ['claimable', 'claimed', 'not_started', 'not_eligible', 'exhausted', 'ended']

/** The vouchers for one product, in the order that helps; `open` are those worth naming on the page. */
function useProductVouchers(productNo: string) {
  const query = usePromotionOffersQuery({ product_no: productNo })
  const offers = query.currentData?.list.toSorted((a, b) => ORDER.indexOf(a.claim_state) - ORDER.indexOf(b.claim_state))
  const open = offers?.filter(({ claim_state }) => claim_state === 'claimable' || claim_state === 'claimed')
  return { query, offers, open } as const
}
