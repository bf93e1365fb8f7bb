import { ArrowLeft, Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBack } from '../../shared/browser/use-back.ts'
import { paths } from '../../shared/paths.ts'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './mobile-list-bar.module.css'

interface Props {
  /** What is listed: a keyword or a type's name. */
  readonly text: string
  /** Typed before; the search page begins with it. */
  readonly keyword: string | null
}

/** The head of a list on a phone: back, and a search box that opens the search page. */
export function MobileListBar({ text, keyword }: Props) {
  const { t } = useTranslation()
  const back = useBack(paths.home)
  const search = keyword ? `${paths.search}?${new URLSearchParams({ keyword })}` : paths.search
  return (
    <div className={css.bar}>
      <IconButton label={t('action.back')} onClick={back}>
        <Icon of={ArrowLeft} size={20} />
      </IconButton>
      <div className={css.box}>
        <Link to={search} className={css.search} aria-label={`${t('header.searchLabel')}: ${text}`}>
          <Icon of={Search} size={18} stroke={2.25} />
          <span>{text}</span>
        </Link>
        {keyword !== null && (
          <Link to={paths.search} className={css.clear} aria-label={t('header.clear')}>
            <Icon of={X} size={18} stroke={2} />
          </Link>
        )}
      </div>
    </div>
  )
}
