import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { paths } from '../../shared/paths.ts'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { VoucherStrip } from './voucher-strip.tsx'
import css from './vouchers-section.module.css'

const ClaimError = lazyWithRetry(() => import('./claim-error.tsx').then((m) => ({ default: m.ClaimError })))

interface Props {
  readonly title: string
  readonly couponNos: readonly string[]
}

export function VouchersSection({ title, couponNos }: Props) {
  const { t } = useTranslation('home')
  return (
    <>
      <SectionHead
        title={title}
        action={
          <span className={css.links}>
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
              <ClaimError failure={failure} />
            </Suspense>
          )
        }
      />
    </>
  )
}
