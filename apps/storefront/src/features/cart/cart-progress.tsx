import type { Cart } from '@nusaria/contracts/cart'
import { pickCalls } from '@nusaria/contracts/contract'
import { voucherContract, type WalletVoucher } from '@nusaria/contracts/voucher'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useVoucherTexts } from '#commerce/voucher/use-voucher-texts.ts'
import { injectCalls } from '#platform/api/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { formatRupiah, formatRupiahCompact } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, voucherPath } from '#platform/routing/paths.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './cart-progress.module.css'
import { selectedLines } from './line-state.ts'

const { usePromotionMinimumPurchaseShortfallQuery, usePromotionUsableForSkusQuery } = injectCalls(
  'promotion',
  pickCalls(voucherContract, 'minimumPurchaseShortfall', 'usableForSkus'),
  { minimumPurchaseShortfall: { provides: ['Voucher'] }, usableForSkus: { provides: ['Voucher'] } },
)

interface ProgressProps {
  /** When the shown cart was received: a new cart refetches. */
  readonly asOf: number | undefined
}

interface ShortfallOptions extends ProgressProps {
  /** A voucher of the member; undefined: free shipping. */
  readonly coupon_no?: string | undefined
  readonly skip?: boolean
}

/** The amount that the selected lines still need, by the server. */
function useShortfall({ asOf, coupon_no, skip = false }: ShortfallOptions) {
  const query = usePromotionMinimumPurchaseShortfallQuery(coupon_no ? { coupon_no } : {}, { skip, refetchOnMountOrArgChange: true })
  const fetchedFor = useRef(asOf)
  const refetchForNewCart = useEffectEvent(() => {
    if (!query.isUninitialized && fetchedFor.current !== asOf) void query.refetch()
    fetchedFor.current = asOf
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new cart is the reason to refetch
  useEffect(() => refetchForNewCart(), [asOf])
  return query
}

function ShippingText({ linked, children }: { readonly linked: boolean; readonly children: string }) {
  return (
    <span className={cx('row gap-6', css.words)}>
      <Icon of={Truck} size={16} stroke={2} />
      <span aria-live="polite">{children}</span>
      {linked && <Icon of={ChevronRight} size={16} stroke={2} />}
    </span>
  )
}

/** Why the selected lines ship free, or what they still need for it. It offers no voucher that the confirm page would refuse. */
export function FreeShippingProgress({ asOf }: ProgressProps) {
  const { t } = useTranslation('cart')
  const { data, error, refetch, isFetching } = useShortfall({ asOf })
  if (!data)
    return error ? (
      <InlineError failure={toFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <div aria-hidden="true">
        <Skeleton height={68} radius={14} />
      </div>
    )
  const { coupon_no, shortfall, counted_amount, minimum_spend, voucher_state, ships_free } = data
  if (ships_free)
    return (
      <p className={css.box} data-reached="true">
        <ShippingText linked={false}>{t(`shipping.free.${ships_free}`)}</ShippingText>
      </p>
    )
  if (voucher_state === 'none')
    return (
      <Link to={paths.coupons} className={css.box}>
        <ShippingText linked>{t('shipping.none')}</ShippingText>
      </Link>
    )
  const reached = shortfall === 0
  const percent = reached ? 100 : Math.floor((counted_amount * 100) / minimum_spend)
  return (
    <Link to={coupon_no === null ? paths.coupons : voucherPath(coupon_no)} className={css.box} data-reached={reached}>
      <ShippingText linked>
        {reached ? t(`shipping.reached.${voucher_state}`) : t('shipping.more', { amount: formatRupiah(shortfall) })}
      </ShippingText>
      <span className="row gap-12">
        <span className={css.track} aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
        <b
          className="weight-700 nowrap"
          translate="no"
        >{`${formatRupiahCompact(counted_amount)} / ${formatRupiahCompact(minimum_spend)}`}</b>
      </span>
    </Link>
  )
}

/** The limit of one call. */
const MAX_SKUS = 100

function VoucherRow({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { t } = useTranslation('cart')
  return (
    <Panel flush>
      <Link to={to} className={cx('row padX-16 padY-12 gap-12', css.row)}>
        <Icon of={TicketPercent} size={20} />
        <span className={cx('grow size-12 line-18 tone-ink-3', css.texts)}>
          <b>{t('voucher.title')}</b>
          <span aria-live="polite">{children}</span>
        </span>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </Panel>
  )
}

/** The amount the selected lines still need for a voucher of the member, with a link to its products, or to vouchers to claim. */
export function VoucherProgress({ cart, asOf }: ProgressProps & { readonly cart: Cart }) {
  const { t } = useTranslation(['cart', 'promotion', 'common'])
  const voucherTexts = useVoucherTexts()
  const isMember = useIsMember()
  const sku_nos = selectedLines(cart.lines).map(({ sku_no }) => sku_no)
  const skip = !isMember || sku_nos.length === 0
  const usable = usePromotionUsableForSkusQuery({ sku_nos: sku_nos.slice(0, MAX_SKUS) }, { skip })
  const voucher = skip ? null : bestVoucher(usable.data?.list ?? [], cart)
  const query = useShortfall({ asOf, coupon_no: voucher?.coupon_no, skip: !voucher })
  const shortfall = query.currentData?.shortfall
  const isLoading = !skip && (usable.isLoading || (voucher !== null && shortfall === undefined))
  if (!skip && (usable.isError || query.isError))
    return (
      <Panel flush>
        <div className={cx('row padX-16 padY-12 gap-12', css.row)} role="alert">
          <span className={cx('grow size-12 line-18 tone-ink-3', css.texts)}>{t('voucher.failed')}</span>
          <button
            type="button"
            className="padY-12 size-13 weight-700 tone-sambal-700"
            onClick={() => void (usable.isError ? usable : query).refetch()}
          >
            {t('common:action.retry')}
          </button>
        </div>
      </Panel>
    )
  if (isLoading || !voucher || shortfall === undefined)
    return <VoucherRow to={paths.coupons}>{isLoading ? <Skeleton height={12} width="60%" /> : t('voucher.claim')}</VoucherRow>
  const gain = voucherTexts(voucher).short
  return (
    <VoucherRow to={voucherPath(voucher.coupon_no)}>
      <em className={cx('weight-600 tone-sambal-700', css.gain)}>
        {shortfall === 0 ? t('voucher.reached', { gain }) : t('voucher.more', { gain, amount: formatRupiah(shortfall) })}
      </em>
    </VoucherRow>
  )
}

/** Rupiah; a percentage without a cap counts as 0. */
const maxDiscount = ({ amount_off, max_off }: WalletVoucher) => amount_off ?? max_off ?? 0

/** The discount with the lowest minimum above the selected amount, or the most valuable one when every minimum is reached. */
export function bestVoucher(fitting: readonly WalletVoucher[], { product_amount }: Pick<Cart, 'product_amount'>): WalletVoucher | null {
  const discounts = fitting.filter(({ kind }) => kind === 'discount').toSorted((a, b) => maxDiscount(b) - maxDiscount(a))
  const ahead = discounts.filter(({ minimum_spend }) => minimum_spend > product_amount)
  const [next] = ahead.toSorted((a, b) => a.minimum_spend - b.minimum_spend)
  return next ?? discounts[0] ?? null
}
