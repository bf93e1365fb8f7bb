import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './offline-links.module.css'

const LINKS = [
  { text: 'orders', path: paths.orders, member: true },
  { text: 'parcels', path: paths.tracking, member: true },
  { text: 'vouchers', path: paths.wallet, member: true },
  { text: 'viewed', path: paths.viewed, member: false },
] as const

/** The pages that open without a connection, for a page that doesn't. */
export function OfflineLinks() {
  const { t } = useTranslation('pwa')
  const isMember = useIsMember()
  return (
    <nav className={css.links} aria-labelledby="offline-pages">
      <p id="offline-pages">{t('offline.text')}</p>
      <ul>
        {LINKS.filter(({ member }) => isMember || !member).map(({ text, path }) => (
          <li key={path}>
            <Link to={path}>{t(`offline.${text}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
