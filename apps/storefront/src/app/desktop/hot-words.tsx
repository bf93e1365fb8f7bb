import { useTranslation } from 'react-i18next'
import { useSearchHotSearchQuery } from '../../features/search/search-api.ts'
import { searchResults } from '../../shared/paths.ts'
import { Link } from '../../shared/ui/link.tsx'
import css from './desktop-search.module.css'

const MOST = 5

/** Under the box: a few hot keywords. */
export function HotWords() {
  const { t } = useTranslation()
  const list = useSearchHotSearchQuery({ keyword: null }).data?.list ?? []
  if (list.length === 0) return null
  return (
    <p className={css.hot}>
      <b>{t('header.popular')}</b>
      {list.slice(0, MOST).map(({ keyword }) => (
        <Link key={keyword} {...searchResults(keyword)}>
          {keyword}
        </Link>
      ))}
    </p>
  )
}
