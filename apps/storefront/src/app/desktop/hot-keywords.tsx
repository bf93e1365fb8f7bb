import { useTranslation } from 'react-i18next'
import { useSearchHotSearchQuery } from '../../features/search/search-api.ts'
import { searchResultsLink } from '../../shared/paths.ts'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './desktop-search.module.css'

const MAX_KEYWORDS = 5

/** Under the box: a few hot keywords. */
export function HotKeywords() {
  const { t } = useTranslation()
  const list = useSearchHotSearchQuery({ keyword: null }).data?.list ?? []
  if (list.length === 0) return null
  return (
    <p className={css.hot}>
      <b>{t('header.popular')}</b>
      {list.slice(0, MAX_KEYWORDS).map(({ keyword }) => (
        <Link key={keyword} {...searchResultsLink(keyword)}>
          {keyword}
        </Link>
      ))}
    </p>
  )
}
