import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './saved-items-links.module.css'

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
