import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RotatingKeyword, useRotatingKeyword } from '../../features/search/rotating-keyword.tsx'
import { paths } from '../../shared/paths.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './page.module.css'

/** A search box that opens the search page. */
export function CategorySearchLink() {
  const { t } = useTranslation()
  const keyword = useRotatingKeyword()
  return (
    <div className={css.head}>
      <Link to={paths.search} className={css.search} aria-label={t('header.searchLabel')}>
        <Icon of={Search} size={18} stroke={2.25} />
        <RotatingKeyword keyword={keyword ?? t('header.searchPlaceholder')} />
      </Link>
    </div>
  )
}
