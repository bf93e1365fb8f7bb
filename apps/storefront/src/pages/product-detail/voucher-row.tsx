import { ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVoucherTexts } from '../../entities/voucher/use-voucher-texts.ts'
import { VoucherChip } from '../../entities/voucher/voucher-chip.tsx'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { CoinEarnings } from './coin-earnings.tsx'
import { ProductVoucherList } from './product-voucher-list.tsx'
import { useProductVouchers } from './use-product-vouchers.ts'
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
