import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { VoucherStrip } from '../../features/promotion/voucher-strip.tsx'
import { lazyWithRetry } from '../../shared/lazy.ts'
import { paths } from '../../shared/paths.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { SectionHead } from '../../shared/ui/panel.tsx'
import css from './home.module.css'

const VoucherRefusal = lazyWithRetry(() => import('../vouchers/voucher-refusal.tsx').then((m) => ({ default: m.ClaimError })))

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
