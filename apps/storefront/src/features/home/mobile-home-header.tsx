import Globe from 'lucide/dist/esm/icons/globe.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import { MessageBell } from '#commerce/message/message-bell.tsx'
import { RotatingKeyword, useRotatingKeyword } from '#commerce/search/rotating-keyword.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { KawungPattern, Logo } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './mobile-home-header.module.css'

interface Props {
  /** Without room for the banner that overlaps the header. */
  readonly flat: boolean
}

/** The header of home on a phone: logo, language, messages, and a link to the search page. */
export function MobileHomeHeader({ flat }: Props) {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const keyword = useRotatingKeyword()
  return (
    <header className={cx(css.top, flat && css.flat)}>
      <KawungPattern color="var(--on-dark)" opacity={0.07} />
      <div className={css.bar}>
        <h1>
          <Logo on="dark" />
        </h1>
        <div className={css.ways}>
          <Link to={paths.setLanguage} className={css.language} aria-label={t('language')}>
            <Icon of={Globe} size={24} />
          </Link>
          <MessageBell on="sambal" />
        </div>
      </div>
      <Link to={paths.search} className={css.search} aria-label={common('header.searchLabel')}>
        <Icon of={Search} size={18} stroke={2.25} />
        <RotatingKeyword keyword={keyword ?? common('header.searchPlaceholder')} />
        <span className={css.go} aria-hidden="true">
          {t('search')}
        </span>
      </Link>
    </header>
  )
}
