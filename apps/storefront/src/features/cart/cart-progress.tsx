import type { Cart } from '@nusaria/contracts/cart'
import { pickCalls } from '@nusaria/contracts/contract'
import { voucherContract, type WalletVoucher } from '@nusaria/contracts/voucher'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import type { ReactNode } from 'react'
import { SpendProgress } from '#commerce/voucher/spend-progress.tsx'
import { useShortfall } from '#commerce/voucher/use-shortfall.ts'
import { useVoucherTexts } from '#commerce/voucher/use-voucher-texts.ts'
import { injectCalls } from '#platform/api/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, voucherPath } from '#platform/routing/paths.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './cart-progress.module.css'
import { selectedLines } from './line-state.ts'

const { usePromotionUsableForSkusQuery } = injectCalls('promotion', pickCalls(voucherContract, 'usableForSkus'), {
  usableForSkus: { provides: ['Voucher'] },
})

interface ProgressProps {
  /** When the shown cart was received: a new cart refetches. */
  readonly asOf: number | undefined
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
        <Skeleton height={52} radius={14} />
      </div>
    )
  const { coupon_no, shortfall, counted_amount, minimum_spend, voucher_state, ships_free } = data
  if (ships_free)
    return (
      <SpendProgress icon={Truck} reached>
        {t(`shipping.free.${ships_free}`)}
      </SpendProgress>
    )
  if (voucher_state === 'none')
    return (
      <SpendProgress icon={Truck} to={paths.coupons} reached={false}>
        {t('shipping.none')}
      </SpendProgress>
    )
  const reached = shortfall === 0
  return (
    <SpendProgress
      icon={Truck}
      to={coupon_no === null ? paths.coupons : voucherPath(coupon_no)}
      reached={reached}
      counted={counted_amount}
      minimum={minimum_spend}
    >
      {reached ? t(`shipping.reached.${voucher_state}`) : t('shipping.more', { amount: formatRupiah(shortfall) })}
    </SpendProgress>
  )
}

/** The limit of one call. */
const MAX_SKUS = 100

interface VoucherRowProps {
  /** Opens the vouchers for the cart; a guest has none. */
  readonly onOpen?: (() => void) | undefined
  /** The goods of the voucher that the text is about. */
  readonly to?: string
  readonly children: ReactNode
}

function VoucherRow({ onOpen, to = paths.coupons, children }: VoucherRowProps) {
  const { t } = useTranslation('cart')
  const words = (
    <span className={cx('grow size-12 line-18 tone-ink-3', css.texts)}>
      <b>{t('voucher.title')}</b>
      <span aria-live="polite">{children}</span>
    </span>
  )
  return (
    <Panel flush>
      <div className={cx('row padX-16 padY-12 gap-12', css.row)}>
        <Icon of={TicketPercent} size={20} />
        <Link to={to} className="row grow gap-12">
          {words}
          {!onOpen && <Icon of={ChevronRight} size={16} />}
        </Link>
        {onOpen && (
          <Button variant="soft" size="sm" aria-haspopup="dialog" onClick={onOpen}>
            {t('voucher.open')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

interface VoucherProgressProps extends ProgressProps, Pick<VoucherRowProps, 'onOpen'> {
  readonly cart: Cart
}

/** The amount the selected lines still need for a voucher of the member, before all vouchers for them, or before those to claim. */
export function VoucherProgress({ cart, asOf, onOpen }: VoucherProgressProps) {
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
    return <VoucherRow onOpen={onOpen}>{isLoading ? <Skeleton height={12} width="60%" /> : t('voucher.claim')}</VoucherRow>
  const gain = voucherTexts(voucher).short
  return (
    <VoucherRow to={voucherPath(voucher.coupon_no)} onOpen={onOpen}>
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
