import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { VoucherTerms } from '@nusaria/contracts/voucher'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import type { ReactNode } from 'react'
import { SpendProgress } from '#commerce/voucher/spend-progress.tsx'
import { useShortfall } from '#commerce/voucher/use-shortfall.ts'
import { useVoucherTexts } from '#commerce/voucher/use-voucher-texts.ts'
import { toFailure } from '#platform/api/failure.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, voucherPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './cart-progress.module.css'
import type { CartOrder } from './use-cart-order.ts'

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

interface VoucherRowProps {
  /** The vouchers for the cart can be opened, or will be; a guest has none. */
  readonly openable: boolean
  /** Opens them, once they are known. */
  readonly onOpen: (() => void) | undefined
  /** The goods of the voucher that the text is about. */
  readonly to?: string
  readonly children: ReactNode
}

function VoucherRow({ openable, onOpen, to = paths.coupons, children }: VoucherRowProps) {
  const { t } = useTranslation('cart')
  const words = (
    <span className={cx('grow size-12 line-18 tone-ink-3', css.texts)}>
      <b>{t('voucher.title')}</b>
      <span aria-live="polite">{children}</span>
    </span>
  )
  return (
    <Panel flush>
      <div className={cx('row padX-16 padY-12 gap-12', css.row, openable && css.twoLines)}>
        <Icon of={TicketPercent} size={20} />
        <Link to={to} className="row grow gap-12">
          {words}
          {!openable && <Icon of={ChevronRight} size={16} />}
        </Link>
        {openable && (
          <Button variant="soft" size="sm" aria-haspopup="dialog" disabled={!onOpen} onClick={onOpen}>
            {t('voucher.open')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

interface VoucherProgressProps extends Pick<VoucherRowProps, 'onOpen'> {
  readonly state: CartOrder
}

/** What the selected lines still need for the next voucher, before all vouchers for them, or before those to claim. */
export function VoucherProgress({ state: { order, isLoading, failure, retry }, onOpen }: VoucherProgressProps) {
  const { t } = useTranslation(['cart', 'promotion', 'common'])
  const voucherTexts = useVoucherTexts()
  if (failure && failure.kind !== 'business')
    return (
      <Panel flush>
        <div className={cx('row padX-16 padY-12 gap-12', css.row)} role="alert">
          <span className={cx('grow size-12 line-18 tone-ink-3', css.texts)}>{t('voucher.failed')}</span>
          <button type="button" className="padY-12 size-13 weight-700 tone-sambal-700" onClick={retry}>
            {t('common:action.retry')}
          </button>
        </div>
      </Panel>
    )
  const openable = order !== undefined || isLoading
  const next = order && nextVoucher(order)
  if (!next)
    return (
      <VoucherRow openable={openable} onOpen={onOpen}>
        {isLoading ? <Skeleton height={12} width="60%" /> : t('voucher.claim')}
      </VoucherRow>
    )
  const gain = voucherTexts(next.voucher).short
  return (
    <VoucherRow to={voucherPath(next.voucher.coupon_no)} openable={openable} onOpen={onOpen}>
      <em className={cx('weight-600 tone-sambal-700', css.gain)}>
        {next.shortfall === 0 ? t('voucher.reached', { gain }) : t('voucher.more', { gain, amount: formatRupiah(next.shortfall) })}
      </em>
    </VoucherRow>
  )
}

/** The discount that the fewest Rupiah open, of the wallet or to claim; else the first one that the order uses. */
export function nextVoucher({ vouchers_used, vouchers_unusable, vouchers_claimable = [] }: Confirmation) {
  const ahead = [...vouchers_unusable, ...vouchers_claimable].flatMap(({ voucher, shortfall }) =>
    shortfall !== null && voucher.kind === 'discount' ? { voucher: voucher as VoucherTerms, shortfall } : [],
  )
  const [next] = ahead.toSorted((one, other) => one.shortfall - other.shortfall)
  const used = vouchers_used.find(({ kind }) => kind === 'discount')
  return next ?? (used && { voucher: used as VoucherTerms, shortfall: 0 })
}
