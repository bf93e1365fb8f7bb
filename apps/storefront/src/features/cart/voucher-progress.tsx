import type { Cart } from '@nusaria/contracts/cart'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { ChevronRight, TicketPercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useVoucherTexts } from '../../entities/voucher/use-voucher-texts.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { paths, voucherPath } from '../../shared/paths.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { usePromotionUsableForSkusQuery, useShortfall } from './use-shortfall.ts'
import css from './voucher-progress.module.css'

interface Props {
  readonly cart: Cart
  readonly asOf: number | undefined
}

/** The limit of one call. */
const MAX_SKUS = 100

/** The member's voucher to show, and the amount the selected lines still need for it. */
function useVoucherProgress({ cart, asOf }: Props) {
  const isMember = useIsMember()
  const sku_nos = cart.lines.filter(({ selected, trouble }) => selected && trouble === null).map(({ sku_no }) => sku_no)
  const skip = !isMember || sku_nos.length === 0
  const usable = usePromotionUsableForSkusQuery({ sku_nos: sku_nos.slice(0, MAX_SKUS) }, { skip })
  const voucher = skip ? null : bestVoucher(usable.data?.list ?? [], cart)
  const shortfall = useShortfall({ coupon_no: voucher?.coupon_no ?? null, asOf })
  const failed = !skip && (usable.isError || shortfall.isError)
  const isLoading = !skip && !failed && (usable.isLoading || (voucher !== null && !shortfall.currentData))
  const retry = () => void (usable.isError ? usable.refetch() : shortfall.refetch())
  return { voucher, shortfall: shortfall.currentData?.shortfall, isLoading, failed, retry } as const
}

function Row({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { t } = useTranslation('cart')
  return (
    <Panel flush>
      <Link to={to} className={css.row}>
        <Icon of={TicketPercent} size={20} />
        <span className={css.words}>
          <b>{t('voucher.title')}</b>
          <span aria-live="polite">{children}</span>
        </span>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </Panel>
  )
}

/** The amount the selected lines still need for a voucher of the member, with a link to its products, or to vouchers to claim. */
export function VoucherProgress(props: Props) {
  const { t } = useTranslation(['cart', 'promotion', 'common'])
  const voucherTexts = useVoucherTexts()
  const { voucher, shortfall, isLoading, failed, retry } = useVoucherProgress(props)
  if (failed)
    return (
      <Panel flush>
        <div className={css.row} role="alert">
          <span className={css.words}>{t('voucher.failed')}</span>
          <button type="button" className={css.retry} onClick={retry}>
            {t('common:action.retry')}
          </button>
        </div>
      </Panel>
    )
  if (isLoading)
    return (
      <Row to={paths.coupons}>
        <Skeleton height={12} width="60%" />
      </Row>
    )
  if (!voucher || shortfall === undefined) return <Row to={paths.coupons}>{t('voucher.claim')}</Row>
  const gain = voucherTexts(voucher).short
  return (
    <Row to={voucherPath(voucher.coupon_no)}>
      <em className={css.gain}>
        {shortfall === 0 ? t('voucher.reached', { gain }) : t('voucher.more', { gain, amount: formatRupiah(shortfall) })}
      </em>
    </Row>
  )
}

const isDiscount = ({ kind }: WalletVoucher) => kind === 'discount'
/** Rupiah; a percentage without a cap counts as 0. */
const maxDiscount = ({ amount_off, max_off }: WalletVoucher) => amount_off ?? max_off ?? 0

/**
 * The voucher to show, among those that match the selected products: the one with the lowest minimum above the selected amount, or the
 * most valuable one when every minimum is reached.
 */
export function bestVoucher(fitting: readonly WalletVoucher[], { product_amount }: Pick<Cart, 'product_amount'>): WalletVoucher | null {
  const discounts = fitting.filter(isDiscount)
  const ahead = discounts.filter(({ minimum_spend }) => minimum_spend > product_amount)
  const [next] = ahead.toSorted((a, b) => a.minimum_spend - b.minimum_spend || maxDiscount(b) - maxDiscount(a))
  const [best] = discounts.toSorted((a, b) => maxDiscount(b) - maxDiscount(a))
  return next ?? best ?? null
}
