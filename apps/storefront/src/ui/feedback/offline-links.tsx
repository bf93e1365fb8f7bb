import { useId } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { cx } from '../cx.ts'
import { Link } from '../primitives/link.tsx'
import css from './offline-links.module.css'

const links = [
  { key: 'orders', to: paths.orders, member: true },
  { key: 'parcels', to: paths.tracking, member: true },
  { key: 'vouchers', to: paths.vouchers, member: true },
  { key: 'viewed', to: paths.viewed, member: false },
] as const

/** The pages that open without a connection, for a page that doesn't. */
export function OfflineLinks() {
  const { t } = useTranslation('pwa')
  const isMember = useIsMember()
  const id = useId()
  return (
    <nav className={cx('size-14 line-20 tone-ink-2', css.links)} aria-labelledby={id}>
      <p id={id} className={css.text}>
        {t('offline.text')}
      </p>
      <ul>
        {links
          .filter(({ member }) => isMember || !member)
          .map(({ key, to }) => (
            <li key={key}>
              <Link to={to}>{t(`offline.${key}`)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
