import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { VoucherStrip } from '../../features/claim-voucher/voucher-strip.tsx'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { paths } from '../../shared/paths.ts'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './page.module.css'

const VoucherRefusal = lazyWithRetry(() => import('../vouchers/claim-error.tsx').then((m) => ({ default: m.ClaimError })))

interface Props {
  readonly title: string
  readonly couponNos: readonly string[]
}

/** Vouchers to claim, in a row, and the ways to the rest of them and to the campaigns. */
export function VouchersSection({ title, couponNos }: Props) {
  const { t } = useTranslation('home')
  return (
    <section className={css.wrap}>
      <div className={css.section}>
        <SectionHead
          title={title}
          action={
            <span className={css.ways}>
              <Link to={paths.activities} className={css.all}>
                {t('allCampaigns')}
              </Link>
              <Link to={paths.coupons} className={css.all}>
                {t('allVouchers')}
                <Icon of={ChevronRight} size={16} stroke={2.25} />
              </Link>
            </span>
          }
        />
        <VoucherStrip
          couponNos={couponNos}
          renderNote={(failure) =>
            failure && (
              <Suspense fallback={null}>
                <VoucherRefusal failure={failure} />
              </Suspense>
            )
          }
        />
      </div>
    </section>
  )
}
