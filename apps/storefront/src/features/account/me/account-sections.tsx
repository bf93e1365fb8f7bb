import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs'
import { Suspense } from 'react'
import { useOrderStatusSummaryQuery } from '#commerce/order/api.ts'
import { DeferredSection } from '#commerce/sections/deferred-section.tsx'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './account-sections.module.css'

interface AllLinkProps {
  readonly to: string
  readonly className?: string | undefined
  readonly children: string
}

/** The link of a panel to all of what it shows a part of. */
export function AllLink({ to, className, children }: AllLinkProps) {
  return (
    <Link to={to} className={cx('row hitArea gap-2 inline size-13 line-24 weight-700 tone-ink-2', className)}>
      <span>{children}</span>
      <Icon of={ChevronRight} size={16} stroke={2.25} />
    </Link>
  )
}

const tiles = [
  { to: paths.favourites, icon: Heart, label: 'favourites' },
  { to: paths.viewed, icon: History, label: 'viewed' },
  { to: paths.arrivalNotices, icon: BellRing, label: 'notices' },
] as const

/** Links to favourites, recently viewed products and restock alerts. */
export function SavedItemsLinks() {
  const { t } = useTranslation('account')
  const shown = tiles.filter(({ to }) => to !== paths.arrivalNotices || config.features.restockAlerts)
  return (
    <nav aria-label={t('kept')}>
      <ul className={cx('grid surface', css.row)}>
        {shown.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to}>
              <Icon of={icon} size={20} />
              <span>{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function BuyAgainRow() {
  const { t } = useTranslation(['order', 'home'])
  return <DeferredSection section={{ type: 'buy_again', title: t('order:action.buyAgain') }} />
}

/** What the member bought, the last part of the page. Renders nothing without a completed order. */
export function BuyAgain() {
  const { data } = useOrderStatusSummaryQuery()
  if (!data?.completed) return null
  return (
    <div className={css.part}>
      <Suspense fallback={null}>
        <BuyAgainRow />
      </Suspense>
    </div>
  )
}
